import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Slot } from '@plumbline/shared-ui/Slot';
import { useTranslation } from 'react-i18next';
import { BarLink } from './BarLink';
import { ContractsMenu } from './ContractsMenu';
import { EntranceLinks } from './EntranceLinks';
import { LanguagePicker } from './LanguagePicker';
import { ProfileMenu } from './ProfileMenu';
import { ThemeToggle } from './ThemeToggle';
import type { Menus } from './use-menus';

export function WideBar({ isSignedIn, bar, contracts, profile, entrance }: Menus) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Stack component="nav" direction="row" spacing={0.5} aria-label={t('header.main')} sx={{ ml: 3 }}>
        {isSignedIn && <ContractsMenu entries={contracts} />}
        {bar.map((entry) => (
          <BarLink key={entry.path} {...entry} />
        ))}
      </Stack>
      <Box sx={{ flexGrow: 1 }} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
        {isSignedIn && <Slot name="header.search/v1" />}
        <LanguagePicker />
        <ThemeToggle />
        {isSignedIn ? (
          <>
            <Slot name="header.bell/v1" />
            <ProfileMenu entries={profile} />
          </>
        ) : (
          <EntranceLinks paths={entrance} />
        )}
      </Stack>
    </>
  );
}
