import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { applyRefusal, isJobOwner } from '@plumbline/shared-schema/policies';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { ChatIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { SaveJobButton } from '../save-job/SaveJobButton';
import { isApplyOffered } from './is-apply-offered';
import { OwnApplication } from './OwnApplication';
import { OwnerActions } from './OwnerActions';

/** Side by side, or a line each where their words need it. */
const pair = { flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 auto', px: 1.5 } };

export function JobActions({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const applyLink = useKeptFocus<HTMLAnchorElement>(job.viewer.applied);

  if (isJobOwner(user, job)) return <OwnerActions job={job} />;

  const refusal = applyRefusal(user, job, job.viewer.applied);
  return (
    <Stack spacing={1.5}>
      {refusal === 'ALREADY_APPLIED' && <OwnApplication job={job} />}
      {isApplyOffered(user, job) && (
        <ButtonLink ref={applyLink} to={`/jobs/${job._id}/apply`} variant="contained" size="large" fullWidth>
          {t('details.applyNow')}
        </ButtonLink>
      )}
      {refusal === 'CONTRACTORS_ONLY' && (
        <Typography variant="body2" color="text.secondary">
          {t('details.contractorsOnly')}
        </Typography>
      )}
      <Stack direction="row" sx={pair}>
        <SaveJobButton jobId={job._id} isSaved={job.viewer.saved} />
        {refusal !== 'CONTRACTORS_ONLY' && (
          <ButtonLink
            to={pathWith(`/messages/new/${job.postedBy._id}`, { job: job._id })}
            variant="outlined"
            size="large"
            startIcon={<ChatIcon />}
          >
            {t('details.message')}
          </ButtonLink>
        )}
      </Stack>
    </Stack>
  );
}
