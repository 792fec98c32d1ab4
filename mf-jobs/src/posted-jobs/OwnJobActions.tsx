import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useReopenJobMutation } from '@plumbline/shared-api/jobs';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EditIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { toast } from '@plumbline/shared-ui/toasts';
import { editAddress } from '../own-job/addresses';
import { useKeptFocus } from '../save-job/use-kept-focus';

type OwnJobActionsProps = {
  job: OwnJob;
  titleId: string;
  /** Asks before it closes. */
  onClose: () => void;
  onReopened: () => void;
};

/** Edit, and Close or Reopen: one button, so that the focus stays where it is. */
export function OwnJobActions({ job, titleId, onClose, onReopened }: OwnJobActionsProps) {
  const { t } = useTranslation('jobs');
  const [reopenJob, { isLoading }] = useReopenJobMutation();
  const button = useKeptFocus(isLoading);
  const isOpen = job.status === 'open';

  async function reopen() {
    try {
      const { message } = await reopenJob(job._id).unwrap();
      onReopened();
      toast.success(message || t('schema:success.jobReopened'));
    } catch (error) {
      if (isApiError(error) && error.code === 'JOB_NOT_CLOSED') return;
      toast.error((isApiError(error) && error.message) || t('own.reopenFailed'));
    }
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ButtonLink to={editAddress(job)} startIcon={<EditIcon />} aria-describedby={titleId}>
        {t('own.edit')}
      </ButtonLink>
      <Button
        ref={button}
        color={isOpen ? 'inherit' : 'primary'}
        loading={isLoading}
        aria-describedby={titleId}
        onClick={() => {
          if (isOpen) onClose();
          else void reopen();
        }}
      >
        {isOpen ? t('own.close') : t('own.reopen')}
      </Button>
    </Stack>
  );
}
