import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Slot } from '@plumbline/shared-ui/Slot';
import { useTranslation } from 'react-i18next';
import { BarAction } from './BarAction';
import { BarEntries } from './BarEntries';
import { Bell } from './Bell';
import { EntranceLinks } from './EntranceLinks';
import { EntriesMenu } from './EntriesMenu';
import { LanguagePicker } from './LanguagePicker';
import { ProfileMenu } from './ProfileMenu';
import { ThemeToggle } from './ThemeToggle';
import type { Menus } from './use-menus';

/** Kept while it loads, so that nothing beside it moves; none where no remote has a search. It alone gives way. */
const SEARCH_PLACE = { '&&': { flex: '0 1 240px' }, minWidth: 120, '&:empty': { display: 'none' } };

const MAIN = { ml: 1.5, flexShrink: 0 };
const END = {
  ml: 1.5,
  flexGrow: 1,
  minWidth: 0,
  alignItems: 'center',
  justifyContent: 'flex-end',
  '& > *': { flexShrink: 0 },
};

/** Pages in the menu of one role only, or reached from its pages. */
const OF_CONTRACTS = [
  '/contracts',
  '/contract-history',
  '/contract-invites',
  '/saved-contracts',
  '/submit-work',
];

export function WideBar({ isSignedIn, bar, action, contracts, profile, entrance }: Menus) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Stack component="nav" direction="row" spacing={0.25} aria-label={t('header.main')} sx={MAIN}>
        {isSignedIn && <EntriesMenu label={t('header.contracts')} entries={contracts} also={OF_CONTRACTS} />}
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
