import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { lazily } from '@plumbline/shared-ui/lazy';

const WithdrawDialog = lazily(() => import('./WithdrawDialog'), 'WithdrawDialog');

export function OwnApplication({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { data } = useListMyApplicationsQuery();
  const [isAsking, setAsking] = useState<boolean>();
  const application = data?.find(({ jobId }) => jobId._id === job._id);

  return (
    <Alert severity="success" role="note" sx={{ alignItems: 'flex-start' }}>
      <AlertTitle sx={{ mb: 0 }}>{t('schema:errors.ALREADY_APPLIED')}</AlertTitle>
      {application && (
        <RelativeTime at={application.createdAt} text={(when) => t('details.appliedWhen', { when })} />
      )}
      {application?.isHired && <div>{t('details.hired')}</div>}
      {application && !application.isHired && (
        <>
          <Button
            color="inherit"
            size="small"
            sx={{ display: 'block', minHeight: 44, ml: -1.25, textDecoration: 'underline' }}
            onClick={() => setAsking(true)}
          >
            {t('details.withdraw.open')}
          </Button>
          {isAsking !== undefined && (
            <WithdrawDialog
              isOpen={isAsking}
              applicationId={application._id}
              job={job}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      )}
    </Alert>
  );
}
