import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../remotes/use-site';
import { chosenRemotes } from './unusual';

/** The query parameter whose empty value ends a choice, by kind of choice. */
const RESETS = { preview: 'preview', override: 'remote' } as const;

function resetsFor({ withheld, isSafeStart }: BootDocument, chosen: readonly BootRemote[]): string[] {
  const remotes = Object.entries(RESETS).filter(([kind]) => chosen.some(({ source }) => source === kind));
  return [
    ...remotes.map(([, name]) => name),
    ...(withheld.length > 0 ? ['disable-remotes'] : []),
    ...(isSafeStart ? ['safe-start'] : []),
  ];
}

export function ReleaseBadge() {
  const { t } = useTranslation('shell');
  const { dayMonth, time } = useFormat();
  const boot = useBoot();
  const chosen = chosenRemotes(boot);
  const { withheld, isSafeStart } = boot;
  if (chosen.length + withheld.length === 0 && !isSafeStart) return null;

  const resets = resetsFor(boot, chosen);
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
      {withheld.length > 0 && (
        <Typography variant="body2">{t('badge.withheld', { names: withheld.join(', ') })}</Typography>
      )}
      {isSafeStart && <Typography variant="body2">{t('badge.safeStart')}</Typography>}
      {boot.link && (
        <Typography variant="body2" color="text.secondary">
          {t('badge.until', { day: dayMonth(boot.link.expiresAt), time: time(boot.link.expiresAt) })}
        </Typography>
      )}
      {resets.length > 0 && (
        <Box component="a" href={resetUrl(resets)} sx={{ color: 'primary.main' }}>
          {t('badge.reset')}
        </Box>
      )}
    </Paper>
  );
}

function resetUrl(names: readonly string[]): string {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.set(name, '');
  return `${url.pathname}${url.search}`;
}
