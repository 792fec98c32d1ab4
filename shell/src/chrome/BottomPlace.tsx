import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { useIsPhone } from '@plumbline/shared-ui/theme';
import { useMenus } from './use-menus';

const BottomBar = lazily(() => import(/* webpackChunkName: "bottom-bar" */ './BottomBar'), 'BottomBar');

/** The room of the bottom bar after the end of the page, kept before the bar is there. Only for phones of who is signed in. */
export function BottomPlace() {
  const { bottom } = useMenus();
  const isPhone = useIsPhone();
  if (!isPhone || bottom.length === 0) return null;
  return (
    <>
      <Box data-bottom-bar sx={{ height: 'var(--plumbline-bottom)', '@media print': { display: 'none' } }} />
      <BottomBar entries={bottom} />
    </>
  );
}
