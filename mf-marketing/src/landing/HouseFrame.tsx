const STUDS = [281, 307, 333, 359, 385, 411];
/** Where the rafters stand, and how far up the slope each meets the roof. */
const RAFTERS = [
  [290, 122],
  [325, 148],
  [360, 174],
  [395, 200],
] as const;

/** The right half of the house. */
export function HouseFrame() {
  return (
    <>
      <path d="M255 250h185v220H255z" />
      <path d="M255 258h185M255 360h185M255 368h185M255 462h185" strokeWidth="1.5" />
      <path d="M255 96 462 250H255zM255 112l186 138" />
      <g strokeWidth="1.5">
        {STUDS.map((x) => (
          <path key={x} d={`M${x} 258v102M${x} 368v94M${x + 6} 258v102M${x + 6} 368v94`} />
        ))}
        {RAFTERS.map(([x, y]) => (
          <path key={x} d={`M${x} ${y + 12}V250`} />
        ))}
        <path d="M287 309h20M313 309h20M339 309h20M365 309h20M391 309h20M287 415h20M339 415h20M391 415h20" />
      </g>
      <g strokeWidth="2">
        <path d="M470 470V206M534 470V206" />
        <path d="M458 290h92M458 380h92M458 296h92M458 386h92" />
        <path d="M470 240h64M470 340h64M470 430h64" strokeWidth="1.5" />
        <path d="M534 296 470 380M470 386l64 84" strokeWidth="1.5" />
      </g>
    </>
  );
}
