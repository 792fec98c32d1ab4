import { Logo } from '@plumbline/shared-ui/icons';
import { Box, Container } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { useIsHydrated, useMediaQuery } from '@plumbline/shared-ui/theme';
import { useTranslation } from 'react-i18next';
import { NarrowBar } from './NarrowBar';
import { useMenus } from './use-menus';
import { WideBar } from './WideBar';

const HEIGHT = 64;

/** Narrower windows cannot hold the bar in French, with a scrollbar. */
const WIDE = '(min-width: 1280px)';

const SHOWN = { display: 'contents' };
const SHOWN_WHEN_WIDE = { display: 'none', [`@media ${WIDE}`]: SHOWN };
const SHOWN_WHEN_NARROW = { display: 'contents', [`@media ${WIDE}`]: { display: 'none' } };

/**
 * The site's header, its content as wide as that of the pages. HTML from elsewhere holds both forms and CSS shows the
 * one that fits; in the browser only that one is left, so that each entry and each slot exists once.
 */
export function Header() {
  const { t } = useTranslation('shell');
  const menus = useMenus();
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const isHydrated = useIsHydrated();

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: HEIGHT,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', height: '100%' }}>
        <Link
          to="/"
          color="inherit"
          underline="none"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          aria-label={t('header.home')}
        >
          <Logo />
        </Link>
        {!menus.isLoading && (isWide || !isHydrated) && (
          <Box key="wide" sx={isHydrated ? SHOWN : SHOWN_WHEN_WIDE}>
            <WideBar {...menus} />
          </Box>
        )}
        {!menus.isLoading && (!isWide || !isHydrated) && (
          <Box key="narrow" sx={isHydrated ? SHOWN : SHOWN_WHEN_NARROW}>
            <NarrowBar {...menus} />
          </Box>
        )}
      </Container>
    </Box>
  );
}
