const PAPER = 'var(--mui-palette-background-paper)';
const PIN = 'c-12-16-20-24-20-36a20 20 0 0 1 40 0c0 12-8 20-20 36z';

/** A badge on its lanyard, checked. */
function VerifiedDrawing() {
  return (
    <>
      <path d="M134 0l22 34M186 0l-22 34" />
      <rect x="84" y="34" width="152" height="106" rx="10" fill={PAPER} />
      <path d="M148 46h24" strokeWidth="5" />
      <circle cx="122" cy="82" r="14" />
      <path d="M98 122c2-26 46-26 48 0z" />
      <path d="M164 78h48M164 94h36M164 110h26" />
      <circle cx="236" cy="122" r="24" fill="var(--plumbline-vial)" />
      <path d="M225 122l8 9 15-17" stroke="var(--mui-palette-secondary-contrastText)" strokeWidth="4" />
    </>
  );
}

/** The same wall before and after, with the slider between them. */
function PortfolioDrawing() {
  return (
    <>
      <rect x="40" y="12" width="240" height="130" rx="10" fill={PAPER} />
      <path d="M60 62l18 14-8 16 20 12-4 22M112 34l-10 16 14 8-8 20M134 96l-16 10 8 18" strokeWidth="1.5" />
      <path d="M40 118h28l6 24M92 12v18l24 10" strokeWidth="1.5" strokeDasharray="5 6" />
      <path d="M160 12h110a10 10 0 0 1 10 10v110a10 10 0 0 1-10 10H160z" fill="var(--plumbline-vial)" />
      <g stroke="var(--mui-palette-secondary-contrastText)">
        <path
          d="M196 34h56v60h-56zM224 34v60M196 64h56M188 94h72v8h-72z"
          fill="var(--mui-palette-secondary-light)"
        />
        <path d="M160 122h120" />
      </g>
      <path d="M160 4v146" strokeWidth="3" />
      <circle cx="160" cy="77" r="15" fill={PAPER} strokeWidth="3" />
      <path d="M156 71l-6 6 6 6M164 71l6 6-6 6" />
    </>
  );
}

/** Two voices, one level between them. */
function DisputesDrawing() {
  return (
    <>
      <path
        d="M44 12h84a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H76L60 82V66H44a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
        fill={PAPER}
      />
      <path
        d="M192 12h84a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-16v16l-16-16h-52a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
        fill={PAPER}
      />
      <path d="M54 30h62M54 46h40M202 30h62M202 46h48" strokeWidth="3" />
      <rect x="36" y="98" width="248" height="42" rx="6" fill={PAPER} />
      <rect x="112" y="106" width="96" height="26" rx="13" fill="var(--plumbline-vial)" />
      <g stroke="var(--mui-palette-secondary-contrastText)">
        <path d="M144 107v24M176 107v24" />
        <rect x="148" y="111" width="24" height="16" rx="8" fill="var(--mui-palette-secondary-light)" />
      </g>
      <circle cx="64" cy="119" r="8" />
      <circle cx="256" cy="119" r="8" />
    </>
  );
}

/** A quarter of a town, and who works there. */
function LocalDrawing() {
  return (
    <>
      <rect x="40" y="12" width="240" height="130" rx="10" fill={PAPER} />
      <path
        d="M40 52h240M40 104h148l92 24M112 12v130M188 12v92M240 52v64"
        stroke="var(--mui-palette-divider)"
        strokeWidth="8"
      />
      <path d="M40 82c60-14 90 30 146 12s60-30 94-22" strokeWidth="1.5" strokeDasharray="4 6" />
      <path d={`M78 96${PIN}`} fill={PAPER} />
      <circle cx="78" cy="60" r="7" />
      <path d={`M240 92${PIN}`} fill={PAPER} />
      <circle cx="240" cy="56" r="7" />
      <path d={`M156 120${PIN}`} fill="var(--plumbline-vial)" />
      <circle cx="156" cy="84" r="7" stroke="var(--mui-palette-secondary-contrastText)" />
    </>
  );
}

/** What a `FeatureCard` shows, by the feature's name in the locales. */
export const FEATURE_DRAWINGS = {
  verified: <VerifiedDrawing />,
  portfolio: <PortfolioDrawing />,
  disputes: <DisputesDrawing />,
  local: <LocalDrawing />,
};
