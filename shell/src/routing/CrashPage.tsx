import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

/** The last resort, when the shell itself fails: says so and offers a fresh start. */
export function CrashPage() {
  const { t } = useTranslation('shell');
  return (
    <Box component="main" role="alert">
      <EmptyState
        title={t('crash.title')}
        description={t('crash.text')}
        action={
          <Button
            variant="contained"
            onClick={() => {
              location.reload();
            }}
          >
            {t('crash.reload')}
          </Button>
        }
      />
    </Box>
  );
}
