import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useSession } from '@plumbline/shared-api/session';
import { applyRefusal } from '@plumbline/shared-schema/policies';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { AppliedDialog } from './AppliedDialog';
import { AppliedJob } from './AppliedJob';
import { ApplyForm } from './ApplyForm';

/** Job application (SPEC §2): contractors only, once per job. */
export function JobApplyPage() {
  const { t } = useTranslation('jobs');
  const { jobId = '' } = useParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const job = useGetJobQuery(jobId);
  const [hasApplied, setApplied] = useState(false);
  const leadOn = (to: string, label: string) => (
    <ButtonLink to={to} variant="contained">
      {label}
    </ButtonLink>
  );

  return (
    <Page
      title={t('apply.title')}
      width="narrow"
      subtitle={job.data ? <AppliedJob job={job.data} /> : !job.error && <Skeleton width={280} />}
    >
      <QueryBoundary
        query={job}
        loadingLabel={t('details.loading')}
        errorMessage={t('schema:failures.jobDetails')}
        notFound={
          <EmptyState
            title={t('jobDetailsPage.jobNotFound')}
            action={leadOn('/jobs', t('details.toSearch'))}
          />
        }
      >
        {(details) => {
          const refusal = applyRefusal(user, details, details.viewer.applied);
          if (hasApplied || refusal === undefined)
            return (
              <ApplyForm
                jobId={jobId}
                userId={user?._id}
                onApplied={() => {
                  setApplied(true);
                }}
              />
            );
          return (
            <EmptyState
              title={t(`schema:errors.${refusal}`)}
              action={leadOn(`/jobs/${jobId}`, t('apply.toJob'))}
            />
          );
        }}
      </QueryBoundary>
      <AppliedDialog
        isOpen={hasApplied}
        onClose={() => {
          void navigate(`/jobs/${jobId}`, { replace: true });
        }}
      />
    </Page>
  );
}
