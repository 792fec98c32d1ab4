import { useTranslation } from 'react-i18next';
import { useFormContext } from '@plumbline/shared-ui/Form';
import { Typography } from '@plumbline/shared-ui/text';

/** Says what takes so long while files are on their way. */
export function SendingFiles({ count }: { count: number }) {
  const { t } = useTranslation('contracts');
  const { isSubmitting } = useFormContext().formState;
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {isSubmitting && count > 0 ? t('submitWork.sending', { count }) : ''}
    </Typography>
  );
}
