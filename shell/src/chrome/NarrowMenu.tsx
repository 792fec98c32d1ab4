import { Button } from '@plumbline/shared-ui/actions';
import { Box, Divider, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Slot } from '@plumbline/shared-ui/Slot';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeparture } from '../session/use-departure';
import { ActionLink } from './ActionLink';
import { BarLink } from './BarLink';
import { EntranceLinks } from './EntranceLinks';
import { LanguagePicker } from './LanguagePicker';
import { ThemeToggle } from './ThemeToggle';
import type { Menus } from './use-menus';

const Switcher = lazily(() => import(/* webpackChunkName: "acting" */ './Switcher'), 'Switcher');

export function NarrowMenu({ id, ...menus }: Menus & { id: string }) {
  const { isSignedIn, bar, action, contracts, profile, entrance } = menus;
  const { t } = useTranslation('shell');
  const { signOut } = useDeparture();
  return (
    <Paper
      id={id}
      square
      elevation={4}
      sx={{
        position: 'absolute',
        top: '100%',
        left: 0,
        right: 0,
        maxHeight: 'calc(100dvh - 64px)',
        overflowY: 'auto',
        p: 2,
      }}
    >
      <Stack component="nav" aria-label={t('header.main')} spacing={0.5}>
        {isSignedIn && <Slot name="header.search/v1" />}
        {action && (
          <Box sx={{ display: { xs: 'grid', sm: 'none' }, pt: 1 }}>
            <ActionLink {...action} />
          </Box>
        )}
        {contracts.length > 0 && (
          <Typography variant="overline" component="p" sx={{ pt: 1.5, px: 1.25 }}>
            {t('header.contracts')}
          </Typography>
        )}
        {contracts.map((entry) => (
          <BarLink key={entry.path} {...entry} />
        ))}
        {contracts.length > 0 && <Divider />}
        {[...bar, ...profile].map((entry) => (
          <BarLink key={entry.path} {...entry} />
        ))}
      </Stack>
      {isSignedIn && <Switcher Row={Row} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <LanguagePicker />
        <ThemeToggle />
        {isSignedIn && (
          <Button color="inherit" onClick={signOut} sx={{ ml: 'auto' }}>
            {t('header.signOut')}
          </Button>
        )}
      </Stack>
      {!isSignedIn && (
        <Box
          sx={{ mt: 1, display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', gap: 1 }}
        >
          <EntranceLinks paths={entrance} />
        </Box>
      )}
    </Paper>
  );
}

function Row({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Button
      color="inherit"
      sx={{ display: 'flex', minHeight: 44, overflowWrap: 'anywhere' }}
      onClick={onSelect}
    >
      {children}
    </Button>
  );
}
