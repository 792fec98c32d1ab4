const PAPER = 'var(--mui-palette-background-paper)';
const FAINT = 'var(--mui-palette-divider)';
const VIAL = 'var(--plumbline-vial)';
const INK = 'var(--mui-palette-secondary-contrastText)';

/** The corner of a room: rain outside, a patch inside. */
export function DampScene() {
  return (
    <>
      <path d="M150 20v140h146V20z" fill={PAPER} />
      <path d="M136 20h14v140h-14z" fill={FAINT} />
      <path d="M24 160h272M150 142h146" />
      <path d="M46 34l-8 18M74 28l-8 18M104 38l-8 18M60 70l-8 18M92 76l-8 18M36 92l-8 18M76 112l-8 18M112 106l-8 18" />
      <path d="M136 20V8h-22v10" />
      <path d="M150 142V84c12-10 26-4 30 8 14 0 22 10 18 22 12 4 14 18 4 28z" fill={VIAL} />
      <path d="M162 108v8M178 120v8M166 128v6M186 130v6" stroke={INK} />
      <path d="M224 48h52v50h-52zM250 48v50M224 73h52" />
      <path d="M218 98h64" strokeWidth="4" />
    </>
  );
}

/** A roof half covered, with its scaffold. */
export function RoofScene() {
  return (
    <>
      <path d="M24 160h272" />
      <path d="M78 160V96h164v64" fill={PAPER} />
      <path d="M58 96 160 28l102 68z" fill={PAPER} />
      <path d="M160 28 58 96h102z" fill={VIAL} />
      <path
        d="M142 40v12M118 56v12M142 52v16M94 72v12M118 68v16M142 68v16M84 84h76M108 68h52M132 52h28"
        stroke={INK}
        strokeWidth="1.5"
      />
      <path d="M184 44v52M208 60v36M232 76v20" strokeWidth="1.5" />
      <path d="M204 58V34h18v36" fill={PAPER} />
      <path d="M144 160v-36h32v36M98 112h26v24H98zM196 112h26v24h-26z" />
      <path d="M262 160V70M286 160V70M256 92h36M256 126h36M262 126l24-34" strokeWidth="3" />
    </>
  );
}

/** A house cut open: wool between the rafters, the warmth inside. */
export function InsulationScene() {
  return (
    <>
      <path d="M24 160h272" />
      <path d="M60 160V88L160 22l100 66v72z" fill={PAPER} />
      <path d="M60 88 160 22l100 66-12 8-88-58-88 58z" fill={VIAL} />
      <path
        d="M76 86c8-2 4-10 12-10s4-10 12-10 4-10 12-10 4-10 12-10 4-8 12-8 6-6 12-6 4-4 12-4 6 8 14 8 4 8 12 8 4 8 12 10 4 8 12 8 4 8 12 8 6 8 14 8"
        stroke={INK}
        strokeWidth="1.5"
      />
      <path d="M84 104h152" />
      <path d="M100 150v-24h50v24M108 126v24M118 126v24M128 126v24M138 126v24" />
      <path d="M112 118c-4-4 4-6 0-10M126 118c-4-4 4-6 0-10M140 118c-4-4 4-6 0-10" strokeWidth="1.5" />
      <path d="M184 118h38v28h-38zM203 118v28" />
      <path d="M276 54h20M286 44v20M279 47l14 14M293 47l-14 14M26 66h16M34 58v16M28 60l12 12M40 60l-12 12" />
    </>
  );
}

/** A panel, a wire from it, a socket and a lamp. */
export function WiringScene() {
  return (
    <>
      <rect x="36" y="30" width="96" height="112" rx="8" fill={PAPER} />
      <path d="M50 52h68M50 90h68" strokeWidth="1.5" />
      <path d="M54 62h14v20H54zM78 62h14v20H78zM102 62h14v20h-14zM54 100h14v20H54zM102 100h14v20h-14z" />
      <rect x="78" y="100" width="14" height="20" fill={VIAL} />
      <path d="M78 100h14v20H78z" />
      <path d="M85 66v6M109 66v6M61 66v6M61 112v6M109 112v6M85 104v6" strokeWidth="3" />
      <path d="M132 86h44c14 0 14-44 28-44h18" />
      <path d="M132 110h54c12 0 12 16 24 16h12" />
      <circle cx="250" cy="46" r="24" fill={VIAL} />
      <path d="M242 70h16M244 77h12" />
      <path d="M244 62v-10l-6-6M256 62v-10l6-6" stroke={INK} />
      <path d="M250 8v6M216 22l5 5M284 22l-5 5M290 52h-6" />
      <rect x="222" y="100" width="52" height="52" rx="8" fill={PAPER} />
      <circle cx="248" cy="126" r="16" />
      <path d="M242 122v6M254 122v6" strokeWidth="3" />
    </>
  );
}

/** A small bathroom: shower, basin, mirror. */
export function BathroomScene() {
  return (
    <>
      <path d="M28 16h264v144H28z" fill={PAPER} />
      <path
        d="M28 40h88M28 64h88M28 88h88M28 112h88M28 136h88M50 16v144M72 16v144M94 16v144"
        stroke={FAINT}
        strokeWidth="1.5"
      />
      <path d="M116 16v144M28 160h264" />
      <path d="M52 44h30v-8M82 36c-10 0-14 6-14 12h28c0-6-4-12-14-12z" fill={PAPER} />
      <path d="M70 60v8M82 60v8M94 60v8M76 76v8M88 76v8M70 92v8M82 92v8M94 92v8" strokeWidth="1.5" />
      <rect x="148" y="30" width="72" height="52" rx="6" fill={VIAL} />
      <path d="M160 70l24-28M176 72l20-24" stroke={INK} strokeWidth="1.5" />
      <path d="M140 104h88v8c0 12-8 20-20 20h-48c-12 0-20-8-20-20z" fill={PAPER} />
      <path d="M184 104V92h12M166 132v28M202 132v28" />
      <path d="M252 112v-34h26v34M244 112h40c0 16-8 24-16 26v22h-18v-22c-4-2-6-14-6-26z" fill={PAPER} />
    </>
  );
}
