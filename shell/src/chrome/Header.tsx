import { Logo } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { useMediaQuery } from '@plumbline/shared-ui/theme';
import { useTranslation } from 'react-i18next';
import { NarrowBar } from './NarrowBar';
import { useMenus } from './use-menus';
import { WideBar } from './WideBar';

const HEIGHT = 64;

/** Below this the bar does not hold its entries, French labels included. */
const WIDE = '(min-width: 1150px)';

/** The site's header (SPEC §2). Which form is decided in script, so that each entry and each slot exists once. */
export function Header() {
  const { t } = useTranslation('shell');
  const menus = useMenus();
  const isWide = useMediaQuery(WIDE, { noSsr: true });

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        height: HEIGHT,
        px: { xs: 2, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Link
        to="/"
        color="inherit"
        underline="none"
        sx={{ display: 'inline-flex' }}
        aria-label={t('header.home')}
      >
        <Logo />
      </Link>
      {!menus.isLoading && (isWide ? <WideBar {...menus} /> : <NarrowBar {...menus} />)}
    </Box>
  );
}
