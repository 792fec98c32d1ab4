import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../chrome/LanguagePicker';
import { ThemeToggle } from '../chrome/ThemeToggle';
import { RoleSwitch } from './RoleSwitch';
import { PAGE_LIST, useIsolated } from './use-isolated';

/** Stands above every page of a preview; on pages without header it also offers language and theme. */
export function IsolatedBar({ hasHeader }: { hasHeader: boolean }) {
  const { t } = useTranslation('shell');
  const { name, remote } = useIsolated();
  return (
    <Paper
      component="aside"
      aria-label={t('isolated.label')}
      square
      elevation={0}
      sx={{ borderBottom: 2, borderColor: 'warning.main', px: { xs: 2, md: 3 }, py: 0.5 }}
    >
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography variant="body2" sx={{ mr: 'auto' }}>
          {t('isolated.text', { name, version: remote?.version ?? '' })}{' '}
          <Link to={PAGE_LIST}>{t('isolated.all')}</Link>
        </Typography>
        <RoleSwitch />
        {!hasHeader && (
          <>
            <LanguagePicker />
            <ThemeToggle />
          </>
        )}
      </Stack>
    </Paper>
  );
}
