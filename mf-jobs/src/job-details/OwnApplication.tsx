import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';

const WithdrawDialog = lazy(() =>
  import('./WithdrawDialog').then((module) => ({ default: module.WithdrawDialog })),
);

/** Says that the reader has applied, since when, and lets them take it back until they are hired. */
export function OwnApplication({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { relative, date } = useFormat();
  const { data } = useListMyApplicationsQuery();
  const [isAsking, setAsking] = useState<boolean>();
  const application = data?.find(({ jobId }) => jobId._id === job._id);

  return (
    <Alert severity="success" sx={{ alignItems: 'flex-start' }}>
      <AlertTitle sx={{ mb: 0 }}>{t('schema:errors.ALREADY_APPLIED')}</AlertTitle>
      {application && (
        <time dateTime={application.createdAt} title={date(application.createdAt)}>
          {t('details.appliedWhen', { when: relative(application.createdAt) })}
        </time>
      )}
      {application?.isHired && <div>{t('details.hired')}</div>}
      {application && !application.isHired && (
        <>
          <Button
            color="inherit"
            size="small"
            sx={{ display: 'block', minHeight: 44, ml: -1.25, textDecoration: 'underline' }}
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('details.withdraw.open')}
          </Button>
          {isAsking !== undefined && (
            <Suspense>
              <WithdrawDialog
                isOpen={isAsking}
                applicationId={application._id}
                job={job}
                onClose={() => {
                  setAsking(false);
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </Alert>
  );
}
