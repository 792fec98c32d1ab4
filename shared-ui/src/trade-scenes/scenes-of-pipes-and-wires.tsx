const PAPER = 'var(--mui-palette-background-paper)';
/** The paper of what may also be drawn on the accent, where it is white. */
const OWN_PAPER = `var(--scene-paper, ${PAPER})`;
const VIAL = 'var(--plumbline-vial)';
const FAINT = 'var(--mui-palette-divider)';

/** A tap, its pipes and a drop. */
export function PlumbingScene() {
  return (
    <>
      <path d="M12 40h30v26H12z" fill={OWN_PAPER} />
      <path d="M42 44h52c26 0 38 14 38 36v4h-24v-4c0-8-4-12-14-12H42z" fill={OWN_PAPER} />
      <path d="M102 86h36v10h-36z" fill={OWN_PAPER} />
      <path d="M72 44V30h20v14M54 20h56v10H54z" fill={OWN_PAPER} />
      <path d="M120 104c-6 8-8 11-8 15a8 8 0 0 0 16 0c0-4-2-7-8-15z" fill={OWN_PAPER} />
      <path d="M22 40v26M32 40v26" />
      <path d="M152 118V92c0-10 6-16 16-16h16v24h-12v18z" fill={OWN_PAPER} />
      <path d="M184 72h8v32h-8zM148 118h28v8h-28z" fill={OWN_PAPER} />
      <path d="M60 52h34c14 0 24 6 28 16" strokeWidth="1.25" />
    </>
  );
}

/** A lamp on its wire, and a socket. */
export function ElectricalScene() {
  return (
    <>
      <path d="M70 0v26" />
      <path d="M60 26h20v12H60z" fill={PAPER} />
      <path d="M58 38h24c12 8 18 18 18 30a30 30 0 0 1-60 0c0-12 6-22 18-30z" fill={VIAL} />
      <path d="M62 92V74l-7-10M78 92V74l7-10M58 92h24M70 106v12M36 98l-8 8M104 98l8 8M24 66H12M128 66h-12" />
      <rect x="142" y="52" width="46" height="52" rx="8" fill={PAPER} />
      <circle cx="165" cy="78" r="15" />
      <path d="M160 74v7M170 74v7" strokeWidth="3.5" />
      <path d="M165 104v26" stroke={FAINT} />
    </>
  );
}

/** A wall of stone with a trowel on it. */
export function MasonryScene() {
  return (
    <>
      <path d="M10 124V64h180v60" fill={PAPER} />
      <path d="M10 84h180M10 104h180M10 124h180M50 64v20M100 64v20M150 64v20M30 84v20M76 84v20M122 84v20M168 84v20M54 104v20M104 104v20M150 104v20" />
      <path d="M50 84h26v20H30V84z" fill={VIAL} stroke="none" />
      <path d="M30 84h46v20H30z" />
      <path d="M70 50 128 18l14 26-50 14z" fill={VIAL} />
      <path d="M135 31l16-8 6 6 24-13" />
      <path d="M157 29l26-14 5 8-27 15z" fill={PAPER} />
      <path d="M60 64c8-8 20-6 26 0" />
    </>
  );
}

/** A garden: a tree, a bed, a spade. */
export function LandscapingScene() {
  return (
    <>
      <path d="M6 118h188" />
      <path d="M62 118V70M62 88l-14-12M62 82l14-12" />
      <path
        d="M62 10c18 0 26 12 24 22 12 4 16 16 10 26-4 8-14 10-22 8-8 6-20 6-26 0-8 2-18-2-20-12-4-10 2-20 10-22-2-12 8-22 24-22z"
        fill={VIAL}
      />
      <path d="M106 118c2-12 10-18 18-18s16 6 18 18z" fill={PAPER} />
      <path d="M124 100V84M124 92l-8-6M124 90l8-8" />
      <path d="M170 14v56M160 14h20" strokeWidth="3" />
      <path d="M158 70h24v26c0 10-6 16-12 22-6-6-12-12-12-22z" fill={PAPER} />
    </>
  );
}
