import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';

type RestoredDraftProps = { onStartOver: () => void };

/** Says that what is in the form was typed earlier, and offers to begin again. */
export function RestoredDraft({ onStartOver }: RestoredDraftProps) {
  const { t } = useTranslation('jobs');
  return (
    <Alert
      role="status"
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onStartOver}>
          {t('post.startOver')}
        </Button>
      }
    >
      {t('post.restored')}
    </Alert>
  );
}
