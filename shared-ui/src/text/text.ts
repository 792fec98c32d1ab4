export { default as Badge } from '@mui/material/Badge';
export { default as Chip } from '@mui/material/Chip';
export { default as Typography } from '@mui/material/Typography';
export { ExpandableText } from './ExpandableText';
export { ExternalLink } from './ExternalLink';
export { Link } from './Link';
export type { LinkProps } from './Link';
export { PersonAvatar } from './PersonAvatar';
export { visuallyHidden } from './visually-hidden';
