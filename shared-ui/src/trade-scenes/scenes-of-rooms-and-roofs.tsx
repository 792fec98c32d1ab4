const PAPER = 'var(--mui-palette-background-paper)';
const VIAL = 'var(--plumbline-vial)';
const FAINT = 'var(--mui-palette-divider)';
const INK = 'var(--mui-palette-secondary-contrastText)';

/** A saw on its trestle, halfway through a beam. */
export function CarpentryScene() {
  return (
    <>
      <path d="M10 84h180v18H10z" fill={PAPER} />
      <path d="M24 90h40M84 96h30M130 90h44" stroke={FAINT} />
      <path d="M40 102l-14 28M40 102l14 28M160 102l-14 28M160 102l14 28M30 120h20M150 120h20" />
      <path d="M52 22 166 62l-6 18-116-34z" fill={VIAL} />
      <path
        d="M44 46l5 7 5-4 5 7 5-4 5 7 5-4 5 7 5-4 5 7 5-4 5 7 5-4 5 7 5-4 5 7 5-4 5 7 5-4 5 7 5-4"
        stroke={INK}
        strokeWidth="1.5"
      />
      <path d="M52 22 40 8l-22 8-4 20 12 14 18-4z" fill={PAPER} />
      <path d="M34 20l-8 4-2 8 6 6 8-4z" />
    </>
  );
}

/** A roof being tiled. */
export function RoofingScene() {
  return (
    <>
      <path d="M46 124V74h108v50" fill={PAPER} />
      <path d="M22 78 100 16l78 62-8 10-70-54-70 54z" fill={PAPER} />
      <path d="M100 16 22 78l8 10 70-54z" fill={VIAL} />
      <path d="M84 29l6 12M68 42l6 12M52 54l6 12M36 67l6 12" stroke={INK} strokeWidth="1.75" />
      <path d="M136 40V16h18v38" fill={PAPER} />
      <path d="M10 124h180M84 124V96h32v28M62 90h12v14H62zM126 90h12v14h-12z" />
      <path d="M172 124V66M188 124V66M172 76h16M172 90h16M172 104h16" strokeWidth="2" />
    </>
  );
}

/** A wall half painted, with the roller that paints it. */
export function PaintingScene() {
  return (
    <>
      <path d="M6 8h188v110H6z" fill={PAPER} />
      <path d="M6 8h106v78l-12 8-10-6-12 12-14-8-16 10-12-8-14 6-16-8z" fill={VIAL} stroke="none" />
      <path d="M6 118h188M6 8h188M6 8v110M194 8v110" />
      <path d="M94 26h62v24H94z" fill={PAPER} />
      <path d="M156 38h14v26h-34v14" />
      <path d="M130 78h12v34h-12z" fill={PAPER} />
      <path d="M22 22v30M36 22v18" stroke={INK} strokeWidth="1.5" />
      <path d="M160 100h26v18h-26zM164 100c0-10 18-10 18 0" />
    </>
  );
}
