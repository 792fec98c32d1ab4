export { MenuAction } from './MenuAction';
export { MenuButton } from './MenuButton';
export { MenuItem } from './MenuItem';
export { MenuLink } from './MenuLink';
export { popoverFrame, usePopover } from './popover';
