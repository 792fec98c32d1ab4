import Avatar from '@mui/material/Avatar';

type PersonAvatarProps = {
  /** Full name, for the initials. */
  name: string;
  /** Picture URL; empty or null for the initials. */
  src?: string | null | undefined;
  /** In pixels. */
  size?: number;
};

function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Decorative: the name is expected beside it. */
export function PersonAvatar({ name, src, size = 40 }: PersonAvatarProps) {
  return (
    <Avatar
      src={src || undefined}
      alt=""
      aria-hidden
      sx={{ width: size, height: size, fontSize: size * 0.4 }}
    >
      {initials(name)}
    </Avatar>
  );
}
