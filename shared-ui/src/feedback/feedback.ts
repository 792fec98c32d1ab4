export { default as Alert } from '@mui/material/Alert';
export { default as AlertTitle } from '@mui/material/AlertTitle';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { Spinner } from './Spinner';
export { TeamNotice } from './TeamNotice';
