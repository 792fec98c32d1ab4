const PAPER = 'var(--mui-palette-background-paper)';

/** The same wall before and after, with the slider between them. */
export function PortfolioDrawing() {
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
