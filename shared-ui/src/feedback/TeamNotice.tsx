import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Stands in the place of what somebody's role in a company's team does not let them do. */
export function TeamNotice() {
  const { t } = useTranslation('ui');
  return (
    <Alert severity="info" role="note" sx={{ m: 1.5 }}>
      {t('teamNotice')}
    </Alert>
  );
}
