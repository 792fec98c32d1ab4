/** Icons of those who vouch for somebody that signs in. */
export { default as AppleIcon } from '@mui/icons-material/Apple';
export { default as GoogleIcon } from '@mui/icons-material/Google';
