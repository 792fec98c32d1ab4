/** MUI's button: `loading` shows a spinner and disables it. */
export { default as Button } from '@mui/material/Button';
export { BackLink } from './BackLink';
export { ButtonLink } from './ButtonLink';
export { flushStart } from './flush-start';
export { IconButton } from './IconButton';
