const PAPER = 'var(--mui-palette-background-paper)';
const VIAL = 'var(--plumbline-vial)';

/** A floor being tiled: one more tile stands at the wall. */
export function FloorScene() {
  return (
    <>
      <path d="M56 36h88l52 82H4z" fill={PAPER} />
      <path d="M61 69h26l-3 24H52zM111 50h21l7 19h-26zM116 93h32l10 25h-39z" fill={VIAL} />
      <path d="M47 50h106M35 69h130M20 93h160M74 36 42 118M91 36 81 118M109 36l10 82M126 36l32 82" />
      <path d="M16 36h168M72 36l4-26h26v26" />
      <path d="M76 10h26v26H72z" fill={VIAL} />
    </>
  );
}
