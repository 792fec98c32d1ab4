/** The style of the bar's links and menus. */
export const entryStyle = (isCurrent: boolean) => ({
  justifyContent: 'flex-start',
  whiteSpace: 'nowrap',
  borderRadius: 0,
  px: 1.25,
  borderBlock: '2px solid transparent',
  borderBottomColor: isCurrent ? 'primary.main' : 'transparent',
});
