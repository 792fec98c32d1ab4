import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import type { Application } from '@plumbline/shared-schema/applications';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Link } from '@plumbline/shared-ui/text';

const WithdrawDialog = lazily(() => import('./WithdrawDialog'), 'WithdrawDialog');

const ACTION = { minHeight: 44, textDecoration: 'underline' };

export function OwnApplication({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { data } = useListMyApplicationsQuery();
  const application = data?.find(({ jobId }) => jobId._id === job._id);

  return (
    <Alert
      severity={application?.declined ? 'warning' : 'success'}
      role="note"
      sx={{ alignItems: 'flex-start' }}
    >
      <AlertTitle sx={{ mb: 0 }}>{t('schema:errors.ALREADY_APPLIED')}</AlertTitle>
      {application && <Standing application={application} />}
      {application && applicationState(application) === 'applied' && (
        <Actions application={application} job={job} />
      )}
    </Alert>
  );
}

function Standing({ application }: { application: Application }) {
  const { createdAt, changedAt, declined, isHired } = application;
  const { t } = useTranslation('jobs');
  return (
    <>
      <RelativeTime at={createdAt} text={(when) => t('details.appliedWhen', { when })} />
      {changedAt && (
        <>
          {' '}
          <RelativeTime at={changedAt} text={(when) => t('details.changedWhen', { when })} />
        </>
      )}
      {isHired && <div>{t('details.hired')}</div>}
      {declined && (
        <div>
          {t('details.declined')}{' '}
          <Link to={pathWith('/proposals', { tab: 'sent', proposal: application._id })} color="inherit">
            {t('details.whyDeclined')}
          </Link>
        </div>
      )}
    </>
  );
}

function Actions({ application, job }: { application: Application; job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const [isAsking, setAsking] = useState<boolean>();
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, ml: -1.25 }}>
        {application.isWaiting && (
          <ButtonLink to={`/jobs/${job._id}/apply`} color="inherit" size="small" sx={ACTION}>
            {t('details.changeApplication')}
          </ButtonLink>
        )}
        <Button color="inherit" size="small" sx={ACTION} onClick={() => setAsking(true)}>
          {t('details.withdraw.open')}
        </Button>
      </Stack>
      {isAsking !== undefined && (
        <WithdrawDialog
          isOpen={isAsking}
          applicationId={application._id}
          job={job}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
