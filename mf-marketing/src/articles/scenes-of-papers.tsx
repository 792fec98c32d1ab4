const PAPER = 'var(--mui-palette-background-paper)';
const FAINT = 'var(--mui-palette-divider)';
const VIAL = 'var(--plumbline-vial)';
const INK = 'var(--mui-palette-secondary-contrastText)';

/** Three sheets side by side, the middle one with its sum marked. */
export function QuotesScene() {
  return (
    <>
      <rect x="34" y="40" width="84" height="116" rx="6" fill={PAPER} transform="rotate(-5 76 98)" />
      <rect x="202" y="40" width="84" height="116" rx="6" fill={PAPER} transform="rotate(5 244 98)" />
      <path d="M50 66h46M49 82h40M47 98h46M206 66l46 4M206 82l40 3M205 98l44 4" strokeWidth="1.5" />
      <path d="M46 132h30M216 134l30 3" strokeWidth="4" />
      <rect x="112" y="24" width="96" height="136" rx="6" fill={PAPER} />
      <path d="M126 48h52M126 66h68M126 84h44M126 102h62" />
      <rect x="122" y="118" width="76" height="28" rx="6" fill={VIAL} />
      <path d="M150 132h38" stroke={INK} strokeWidth="4" />
      <path d="M132 132l4 5 8-10" stroke={INK} strokeWidth="3" />
    </>
  );
}

/** A stamped plan in front of a half-drawn house. */
export function PermitScene() {
  return (
    <>
      <path d="M22 158h276" />
      <g strokeDasharray="6 6" strokeWidth="1.5">
        <path d="M176 158V84l54-44 54 44v74M176 84h108" />
        <path d="M206 158v-44h28v44M248 104h22v22h-22z" />
      </g>
      <g transform="rotate(-4 100 98)">
        <path d="M44 32h84l24 24v104H44z" fill={PAPER} />
        <path d="M128 32v24h24" />
        <path d="M60 56h44M60 72h74M60 88h74" strokeWidth="1.5" />
        <path d="M62 140v-22l18-14 18 14v22z" />
      </g>
      <circle cx="140" cy="132" r="30" fill={VIAL} />
      <circle cx="140" cy="132" r="23" stroke={INK} strokeWidth="1.5" strokeDasharray="3 4" />
      <path d="M128 132l9 10 16-20" stroke={INK} strokeWidth="4" />
    </>
  );
}

/** Steps of a wall, a coin on each that stands. */
export function StagesScene() {
  return (
    <>
      <path d="M20 160h280" />
      <rect x="36" y="130" width="56" height="30" fill={PAPER} />
      <rect x="92" y="104" width="56" height="56" fill={PAPER} />
      <rect x="148" y="78" width="56" height="82" fill={PAPER} />
      <path
        d="M36 145h168M64 130v15M120 104v26M92 130h112M176 78v26M148 104h56M64 145v15M120 145v15M176 145v15M120 130v15M176 130v15"
        strokeWidth="1.5"
        stroke={FAINT}
      />
      <path d="M36 160v-30h56v-26h56V78h56v82" />
      <path d="M204 160V52h56v108" strokeDasharray="6 6" strokeWidth="1.5" />
      <circle cx="64" cy="112" r="14" fill={VIAL} />
      <circle cx="120" cy="86" r="14" fill={VIAL} />
      <circle cx="176" cy="60" r="14" fill={VIAL} />
      <path d="M58 112l5 5 8-9M114 86l5 5 8-9M170 60l5 5 8-9" stroke={INK} strokeWidth="3" />
      <circle cx="232" cy="34" r="14" strokeDasharray="5 5" strokeWidth="1.5" />
    </>
  );
}

/** A letter with a picture, and the pin it belongs to. */
export function LetterScene() {
  return (
    <>
      <rect x="54" y="22" width="160" height="138" rx="8" fill={PAPER} />
      <path d="M72 44h84" strokeWidth="5" />
      <rect x="72" y="60" width="56" height="44" rx="4" />
      <path d="M72 96l16-16 14 12 10-8 16 14" strokeWidth="1.5" />
      <circle cx="114" cy="72" r="5" strokeWidth="1.5" />
      <path d="M140 66h56M140 80h46M140 94h52M72 120h122M72 136h92" strokeWidth="1.5" />
      <path d="M240 142c-18-22-28-34-28-50a28 28 0 0 1 56 0c0 16-10 28-28 50z" fill={VIAL} />
      <circle cx="240" cy="92" r="10" stroke={INK} />
      <path d="M206 160h68" />
    </>
  );
}

/** Two people at a table, one level between them. */
export function SiteScene() {
  return (
    <>
      <path d="M24 160h272" />
      <path d="M58 160v-40c0-18 10-28 26-28s26 10 26 28v40" fill={PAPER} />
      <circle cx="84" cy="66" r="20" fill={PAPER} />
      <path d="M62 62c2-16 10-24 22-24s20 8 22 24zM56 62h56" fill={VIAL} />
      <path d="M62 62c2-16 10-24 22-24s20 8 22 24zM56 62h56" stroke={INK} />
      <path d="M210 160v-40c0-18 10-28 26-28s26 10 26 28v40" fill={PAPER} />
      <circle cx="236" cy="66" r="20" fill={PAPER} />
      <path d="M218 58c8-2 16-8 20-14 4 8 10 12 16 14" />
      <path d="M112 118h96v12h-96z" fill={PAPER} />
      <path d="M124 130v30M196 130v30" />
      <path d="M132 118l10-24h48l-10 24z" fill={PAPER} />
      <path d="M148 104h26M146 111h22" strokeWidth="1.5" />
      <path d="M104 126l14-12M216 126l-14-12" />
    </>
  );
}
