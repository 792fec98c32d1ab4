import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/use-boot';
import { chosenRemotes } from './unusual';

/** What the address takes to end a choice, by what was chosen: the edge forgets it then. */
const RESETS = { preview: 'preview', override: 'remote' } as const;

/** Says that this is not the live site: which remotes come from elsewhere, until when, and the way back. */
export function ReleaseBadge() {
  const { t } = useTranslation('shell');
  const { dayMonth, time } = useFormat();
  const boot = useBoot();
  const chosen = chosenRemotes(boot);
  if (chosen.length === 0) return null;

  const resets = Object.entries(RESETS).filter(([kind]) => chosen.some(({ source }) => source === kind));
  return (
    <Paper
      component="aside"
      aria-label={t('badge.label')}
      variant="outlined"
      sx={{ px: 2, py: 1, borderColor: 'warning.main' }}
    >
      {chosen.map(({ name, version, source }) => (
        <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t(`badge.${source}`, { name, version })}
        </Typography>
      ))}
      {boot.link && (
        <Typography variant="body2" color="text.secondary">
          {t('badge.until', { day: dayMonth(boot.link.expiresAt), time: time(boot.link.expiresAt) })}
        </Typography>
      )}
      {resets.length > 0 && (
        <Box component="a" href={resetUrl(resets.map(([, name]) => name))} sx={{ color: 'primary.main' }}>
          {t('badge.reset')}
        </Box>
      )}
    </Paper>
  );
}

/** The same page from the live releases: the choices are given back empty. */
function resetUrl(names: readonly string[]): string {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.set(name, '');
  return `${url.pathname}${url.search}`;
}
