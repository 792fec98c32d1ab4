import { useTranslation } from 'react-i18next';
import { useReopenJobMutation } from '@plumbline/shared-api/jobs';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { useAction, useKeptFocus } from '@plumbline/shared-ui/action';
import { Button, ButtonLink, flushStart } from '@plumbline/shared-ui/actions';
import { EditIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { editAddress } from '../own-job/addresses';

type OwnJobActionsProps = {
  job: OwnJob;
  titleId: string;
  /** Asks for confirmation first. */
  onClose: () => void;
  /** Likewise. */
  onRemove: () => void;
  onReopened: () => void;
};

/** Edit, and Close or Reopen: one button, so that the focus stays where it is. A hidden job is not its owner's to open. */
export function OwnJobActions({ job, titleId, onClose, onRemove, onReopened }: OwnJobActionsProps) {
  const { t } = useTranslation('jobs');
  const [reopenJob, { isLoading }] = useReopenJobMutation();
  const run = useAction();
  const button = useKeptFocus(isLoading);
  const isOpen = job.status === 'open';

  async function reopen() {
    const answer = await run(reopenJob(job._id).unwrap(), {
      failed: t('own.reopenFailed'),
      isDone: ({ code }) => code === 'JOB_NOT_CLOSED',
    });
    if (answer) onReopened();
  }

  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ButtonLink
        to={editAddress(job)}
        size="small"
        startIcon={<EditIcon />}
        aria-describedby={titleId}
        sx={flushStart}
      >
        {t('own.edit')}
      </ButtonLink>
      {!job.hidden && (
        <Button
          ref={button}
          size="small"
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
      )}
      <Button size="small" color="error" aria-describedby={titleId} onClick={onRemove}>
        {t('own.remove')}
      </Button>
    </Stack>
  );
}
