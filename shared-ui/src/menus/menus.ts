export { default as ListItemIcon } from '@mui/material/ListItemIcon';
export { default as ListItemText } from '@mui/material/ListItemText';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { MenuAction } from './MenuAction';
export { MenuButton } from './MenuButton';
export { MenuLink } from './MenuLink';
