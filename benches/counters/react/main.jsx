// The smallest page that does something, in React.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>A counter</h1>
      <button onClick={() => setCount((now) => now + 1)}>Pressed {count} times</button>
    </>
  );
}

createRoot(document.body).render(<Counter />);
