// The faces that texts are drawn in: those of two packages, whatever is installed, so that every machine breaks lines at the same places.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the faces are. */
export const packages = path.join(import.meta.dirname, 'node_modules');
const folders = ['dejavu-fonts-ttf/ttf', '@expo-google-fonts/arimo'];

/** What the page asks for, and what it gets. */
const faces = {
  /** The widest of the usual faces: the sans-serif of most Linux desktops, as wide as Verdana. What fits in it fits in all. */
  wide: { 'sans-serif': 'DejaVu Sans', 'system-ui': 'DejaVu Sans', serif: 'DejaVu Serif' },
  /** As wide as Arial, Helvetica and Liberation Sans. */
  narrow: { 'sans-serif': 'Arimo', 'system-ui': 'Arimo', serif: 'Arimo' },
};

const alias = ([asked, given]) => `  <alias binding="same"><family>${asked}</family><prefer><family>${given}</family></prefer></alias>`;

/** Settings of fontconfig, with which a browser finds nothing else. */
const settings = (face) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${path.join(packages, folder)}</dir>`).join('\n')}
  <cachedir prefix="xdg">fontconfig</cachedir>
${Object.entries({ ...faces[face], monospace: 'DejaVu Sans Mono' }).map(alias).join('\n')}
  <match>
    <edit name="family" mode="append_last"><string>${faces[face]['sans-serif']}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hintstyle"><const>hintslight</const></edit>
    <edit name="rgba"><const>none</const></edit>
  </match>
</fontconfig>
`;

/** The environment for a browser that draws texts in this face, `wide` or `narrow`. (On macOS and Windows it keeps its own.) */
export function drawnIn(face) {
  const file = path.join(packages, '.cache/rack-o', `${face}.conf`);
  mkdirSync(path.dirname(file), { recursive: true });
  // Several processes write the same, and others may be reading it.
  writeFileSync(`${file}.${process.pid}`, settings(face));
  renameSync(`${file}.${process.pid}`, file);
  return { ...process.env, FONTCONFIG_FILE: file };
}
