import { useTranslation } from 'react-i18next';
import { useShortlistApplicationMutation } from '@plumbline/shared-api/applications';
import { useMay } from '@plumbline/shared-api/session';
import { useAction } from '@plumbline/shared-ui/action';
import { IconButton } from '@plumbline/shared-ui/actions';
import { StarBorderIcon, StarIcon } from '@plumbline/shared-ui/icons';
import type { Application } from '@plumbline/shared-schema/applications';

type ShortlistButtonProps = {
  application: Application;
  /** Id of the applicant's name. */
  nameId: string;
};

/** Marks an application for a closer look. Only whoever hires sees it. */
export function ShortlistButton({ application, nameId }: ShortlistButtonProps) {
  const { t } = useTranslation('contracts');
  const mayHire = useMay('hire');
  const [shortlist, { isLoading }] = useShortlistApplicationMutation();
  const run = useAction();
  const { _id: id, jobId, isShortlisted } = application;

  function toggle() {
    // A second press would take back what the first is about to do.
    if (isLoading) return;
    const change = { id, jobId: jobId._id, isShortlisted: !isShortlisted };
    void run(shortlist(change).unwrap(), { failed: t('shortlist.failed') });
  }

  if (!mayHire) return null;
  return (
    <IconButton
      label={t('shortlist.mark')}
      color="primary"
      aria-pressed={isShortlisted}
      aria-describedby={nameId}
      onClick={toggle}
    >
      {isShortlisted ? <StarIcon /> : <StarBorderIcon />}
    </IconButton>
  );
}
