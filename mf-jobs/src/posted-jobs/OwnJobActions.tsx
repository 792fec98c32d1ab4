import { useTranslation } from 'react-i18next';
import { useReopenJobMutation } from '@plumbline/shared-api/jobs';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { useAction } from '@plumbline/shared-ui/action';
import { MoreMenu } from '@plumbline/shared-ui/cards';
import { titleCase } from '@plumbline/shared-ui/format';
import { MenuAction, MenuLink } from '@plumbline/shared-ui/menus';
import { editAddress, repeatAddress } from '../own-job/addresses';

type OwnJobActionsProps = {
  job: OwnJob;
  /** Asks for confirmation first. */
  onClose: () => void;
  /** Likewise. */
  onRemove: () => void;
  onReopened: () => void;
};

/** A menu: edit, close or reopen, delete. A hidden job is not its owner's to open. */
export function OwnJobActions({ job, onClose, onRemove, onReopened }: OwnJobActionsProps) {
  const { t } = useTranslation('jobs');
  const [reopenJob] = useReopenJobMutation();
  const run = useAction();

  async function reopen() {
    const answer = await run(reopenJob(job._id).unwrap(), {
      failed: t('own.reopenFailed'),
      isDone: ({ code }) => code === 'JOB_NOT_CLOSED',
    });
    if (answer) onReopened();
  }

  return (
    <MoreMenu label={t('own.more', { title: titleCase(job.title) })}>
      <MenuLink to={editAddress(job)}>{t('own.edit')}</MenuLink>
      {!job.hidden && <MenuLink to={repeatAddress(job)}>{t('recurring.repeat')}</MenuLink>}
      {!job.hidden && job.status === 'open' && <MenuAction onSelect={onClose}>{t('own.close')}</MenuAction>}
      {!job.hidden && job.status !== 'open' && (
        <MenuAction onSelect={() => void reopen()}>{t('own.reopen')}</MenuAction>
      )}
      <MenuAction onSelect={onRemove}>{t('own.remove')}</MenuAction>
    </MoreMenu>
  );
}
