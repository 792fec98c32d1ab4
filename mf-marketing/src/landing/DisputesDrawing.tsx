const PAPER = 'var(--mui-palette-background-paper)';

/** Two voices, one level between them. */
export function DisputesDrawing() {
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
