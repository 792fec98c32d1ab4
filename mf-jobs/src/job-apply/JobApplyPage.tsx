import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useUnsent } from '@plumbline/shared-api/outbox';
import { useSession } from '@plumbline/shared-api/session';
import type { ApplyForm as Words } from '@plumbline/shared-schema/applications';
import type { Job } from '@plumbline/shared-schema/jobs';
import { applyRefusal } from '@plumbline/shared-schema/policies';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { titleCase } from '@plumbline/shared-ui/format';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { ApplyForm } from './ApplyForm';
import { BesideAskedWork } from './BesideAskedWork';
import { ChangeForm } from './ChangeForm';
import { UnsentApplication } from './UnsentApplication';
import { useApplicationToChange } from './use-application-to-change';

export function JobApplyPage() {
  const { t } = useTranslation('jobs');
  const { jobId = '' } = useParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const job = useGetJobQuery(jobId);
  const [hasApplied, setApplied] = useState(false);
  const applications = useUnsent('application');
  const unsent = applications.unsent.find(({ application }) => application.jobId === jobId);
  const notice = useKeptFocus<HTMLDivElement>(!unsent);
  const [written, setWritten] = useState<Words>();
  // Whoever has just applied reads so first.
  const toChange = useApplicationToChange(hasApplied ? undefined : job.data);
  const changeUnsent = () => {
    if (!unsent) return;
    const { coverLetter, estimatedServiceCost = '', estimatedCompletionTime = '' } = unsent.application;
    setWritten({ coverLetter, estimatedServiceCost, estimatedCompletionTime });
    applications.discard(unsent.clientMessageId);
  };
  const leadOn = (to: string, label: string) => (
    <ButtonLink to={to} variant="contained">
      {label}
    </ButtonLink>
  );

  return (
    <Page
      title={t(toChange.application ? 'apply.changeTitle' : 'apply.title')}
      subtitle={job.data ? <AppliedJob job={job.data} /> : !job.error && <Skeleton width={280} />}
    >
      {/* What waits is there without its job too. */}
      {unsent && !job.data && <UnsentApplication unsent={unsent} noticeRef={notice} />}
      <QueryBoundary
        query={toChange.query ?? job}
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
          if (unsent) {
            return (
              <BesideAskedWork job={details}>
                <UnsentApplication unsent={unsent} noticeRef={notice} onChange={changeUnsent} />
              </BesideAskedWork>
            );
          }
          if (toChange.application)
            return (
              <BesideAskedWork job={details}>
                <ChangeForm application={toChange.application} job={details} />
              </BesideAskedWork>
            );
          const refusal = applyRefusal(user, details, details.viewer.applied);
          if (hasApplied || refusal === undefined) {
            return (
              <BesideAskedWork job={details}>
                <ApplyForm
                  job={details}
                  userId={user?._id}
                  initial={written}
                  onUnsent={applications.keep}
                  onApplied={() => setApplied(true)}
                />
              </BesideAskedWork>
            );
          }
          return (
            <EmptyState
              title={t(`schema:errors.${refusal}`)}
              action={leadOn(`/jobs/${jobId}`, t('apply.toJob'))}
            />
          );
        }}
      </QueryBoundary>
      <AppliedDialog isOpen={hasApplied} onClose={() => void navigate(`/jobs/${jobId}`, { replace: true })} />
    </Page>
  );
}

function AppliedJob({ job }: { job: Job }) {
  const { option, salary } = useLabels();
  const facts = [salary(job.salary), option('jobDuration', job.jobDuration), job.jobLocation?.city];

  return (
    <>
      <Link to={`/jobs/${job._id}`} sx={{ overflowWrap: 'anywhere' }}>
        {titleCase(job.title)}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

/** Every way out of it leads on, because the form behind it is spent. */
function AppliedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('jobs');

  return (
    <TitledDialog
      isOpen={isOpen}
      icon={<CheckCircleIcon />}
      title={t('apply.congratulations')}
      text={t('apply.submitted')}
      size="xs"
      isWithoutCloseButton
      onClose={onClose}
      actions={
        <>
          <ButtonLink to="/proposals?tab=sent">{t('apply.toProposals')}</ButtonLink>
          <Button variant="contained" onClick={onClose} autoFocus>
            {t('ui:close')}
          </Button>
        </>
      }
    />
  );
}
