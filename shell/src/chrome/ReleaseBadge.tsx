import { Box, Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/use-boot';

/** Says that this is not the live site: remotes from elsewhere, with a way back. The preview of one remote has a bar. */
export function ReleaseBadge() {
  const { t } = useTranslation('shell');
  const { remotes, settings } = useBoot();
  const others = settings.preview !== null ? [] : remotes.filter(({ source }) => source !== 'live');
  const isChosenByAddress = others.some(({ source }) => source !== 'dev');
  if (others.length === 0) return null;

  return (
    <Paper
      component="aside"
      aria-label={t('badge.label')}
      variant="outlined"
      sx={{
        position: 'fixed',
        left: 16,
        bottom: 16,
        zIndex: 'snackbar',
        px: 2,
        py: 1,
        maxWidth: 320,
        borderColor: 'warning.main',
      }}
    >
      {others.map(({ name, version, source }) => (
        <Typography key={name} variant="body2">
          {t(`badge.${source}`, { name, version })}
        </Typography>
      ))}
      {isChosenByAddress && (
        <Box component="a" href={resetUrl(location.href)} sx={{ color: 'primary.main' }}>
          {t('badge.reset')}
        </Box>
      )}
    </Paper>
  );
}

/** The same page from the live releases: without what chose other ones. */
function resetUrl(address: string): string {
  const url = new URL(address);
  for (const name of ['remote', 'preview']) url.searchParams.delete(name);
  return `${url.pathname}${url.search}`;
}
