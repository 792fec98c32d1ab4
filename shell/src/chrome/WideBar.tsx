import { KeyboardArrowDownIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { MenuButton, MenuItem, MenuLink } from '@plumbline/shared-ui/menus';
import { Slot } from '@plumbline/shared-ui/Slot';
import { useTranslation } from 'react-i18next';
import { BarAction } from './BarAction';
import { BarEntries } from './BarEntries';
import { Bell } from './Bell';
import { EntranceLinks } from './EntranceLinks';
import { LanguagePicker } from './LanguagePicker';
import type { MenuEntry } from './menu-entries';
import { ProfileMenu } from './ProfileMenu';
import { ThemeToggle } from './ThemeToggle';
import { useCurrent } from './use-current';
import type { Menus } from './use-menus';

/** Kept while it loads, so that nothing beside it moves; none where no remote has a search. It alone gives way. */
const SEARCH_PLACE = { '&&': { flex: '0 1 240px' }, minWidth: 150, '&:empty': { display: 'none' } };

const MAIN = { ml: 1.5, flexShrink: 0 };
const END = {
  ml: 1.5,
  flexGrow: 1,
  minWidth: 0,
  alignItems: 'center',
  justifyContent: 'flex-end',
  '& > *': { flexShrink: 0 },
};

export function WideBar({ isSignedIn, bar, action, contracts, profile, entrance }: Menus) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Stack component="nav" direction="row" spacing={0.25} aria-label={t('header.main')} sx={MAIN}>
        {isSignedIn && <ContractsMenu entries={contracts} />}
        <BarEntries entries={bar} isFolding={isSignedIn} />
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={END}>
        {action && <BarAction {...action} />}
        {isSignedIn && (
          <Box sx={SEARCH_PLACE}>
            <Slot name="header.search/v1" />
          </Box>
        )}
        <LanguagePicker />
        <ThemeToggle />
        {isSignedIn ? (
          <>
            <Bell />
            <ProfileMenu entries={profile} />
          </>
        ) : (
          <EntranceLinks paths={entrance} />
        )}
      </Stack>
    </>
  );
}

function ContractsMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('shell');
  const current = useCurrent();
  return (
    <MenuButton
      color="inherit"
      label={t('header.contracts')}
      endIcon={<KeyboardArrowDownIcon />}
      sx={{ px: 1.25 }}
    >
      {entries.length === 0 && <MenuItem disabled>{t('header.noContracts')}</MenuItem>}
      {entries.map(({ path, label }) => (
        <MenuLink key={path} to={path} aria-current={current(path)} selected={current(path) !== undefined}>
          {label}
        </MenuLink>
      ))}
    </MenuButton>
  );
}
