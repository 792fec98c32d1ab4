import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

type QueryErrorProps = {
  error: unknown;
  message: string | undefined;
  isRetrying: boolean;
  onRetry: () => unknown;
};

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}

export function QueryError({ error, message, isRetrying, onRetry }: QueryErrorProps) {
  const { t } = useTranslation('ui');
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={isRetrying}
          onClick={() => {
            onRetry();
          }}
        >
          {t('retry')}
        </Button>
      }
    >
      {messageOf(error) ?? message ?? t('error.general')}
    </Alert>
  );
}
