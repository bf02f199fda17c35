//! Links that people have sent. What is pinned here is never changed.

/// A table link with its first round: the dealer, the cut and the first ten cards dealt.
pub type Pinned = (&'static str, usize, &'static [u8], [u8; 10]);

pub const PINNED: [Pinned; 4] = [
    ("#t=1.mb.3.p500.p-e-m-h.0.21cv", 1, &[9, 2, 38, 33], [44, 25, 40, 39, 8, 28, 41, 31, 58, 21]),
    ("#t=1.ju.s.p100.p-x.1.wqti", 1, &[32, 22], [29, 2, 27, 17, 33, 20, 9, 13, 3, 35]),
    ("#t=1.rf.3e.c10-20-ox.pAnn-pBo-m.3w5e11264sgsf.os6i", 2, &[48, 28, 21], [50, 21, 1, 48, 49, 38, 42, 41, 32, 9]),
    ("#t=1.cu.bps.r4.pAnn-eOtto-pZo%C3%AB-x.1ic.35h0", 1, &[58, 1, 7, 39], [41, 43, 22, 1, 27, 47, 39, 28, 49, 15]),
];

/// A round of three players, packed.
pub const WATCHED: &str =
    "#w=1.-DGLm3VVZxsfhpxQzpQAgqhu6U9rAUNmuJ7j55AUAEXwTV2dm3nMqZ6RFJiCcnlLfbrCjupBZtMLEfxH8vFWGj14PNkFdhTyx1Wg";
/// A result of a deal of the day.
pub const RESULT: &str = "#r=1.2026-11-21.75-20-5-10.ga7v";

/// A cup, with what its sender has made of it.
pub const CUP: &str = "#c=1.1ic.1050.f-b-c-d-a-h-i.155-90_140-160.pqxk";

/// Links to watch as they were once made, which end in signs that some programs do not take for a part of a link; and the
/// seeds of their rounds.
pub const ENDING_IN_SIGNS: [(u64, &str); 3] = [
    (133, "#w=1.AE5cgAAl7S9JhpxPptO1VU5qf8LYcv7fPcDEjTYEMc0wer42CNsmDV9-"),
    (22, "#w=1.H0CODQAl7S9JhpxPptO1VU5qf-EW_KcgQvnX8vAIufZdZtYosWuXeDk_"),
    (127, "#w=1.QXWr2wAl7S9JhpxPptO1VU5qf9Mm9aM4TJG3ITG3bLyoEP6lmNxHNs--"),
];
