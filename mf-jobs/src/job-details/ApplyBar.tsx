import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { ShortcutBar } from '@plumbline/shared-ui/cards';
import { useLabels } from '@plumbline/shared-ui/labels';
import { isApplyOffered } from './is-apply-offered';

type ApplyBarProps = {
  job: JobDetails;
  /** Holds the button that this one stands in for. */
  actions: RefObject<Element | null>;
};

/** Salary and Apply Now, while the panel's own button is out of view. */
export function ApplyBar({ job, actions }: ApplyBarProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const { salary } = useLabels();
  if (!isApplyOffered(user, job)) return null;

  return (
    <ShortcutBar actions={actions} text={salary(job.salary)}>
      <ButtonLink to={`/jobs/${job._id}/apply`} variant="contained" tabIndex={-1}>
        {t('details.applyNow')}
      </ButtonLink>
    </ShortcutBar>
  );
}
