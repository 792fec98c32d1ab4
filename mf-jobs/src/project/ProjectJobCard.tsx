import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectJob } from '@plumbline/shared-schema/projects';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { titleCase, toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { EntryCard } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Typography } from '@plumbline/shared-ui/text';
import { applicantsAddress } from '../own-job/addresses';
import { HiddenNote } from '../own-job/HiddenNote';
import { jobTurn } from './project-turn';

type ProjectJobCardProps = { job: ProjectJob; more: ReactNode };

/** A job of a project: its state, whose turn it is and for what, who applied, and the contract. */
export function ProjectJobCard({ job, more }: ProjectJobCardProps) {
  const { t } = useTranslation('jobs');
  const { money } = useFormat();
  const id = useId();
  const [contract] = job.contracts;
  const price = contract?.paymentDetails.amount ?? job.estimate;

  return (
    <EntryCard
      title={titleCase(job.title)}
      titleId={id}
      heading="h3"
      link={{ to: `/jobs/${job._id}` }}
      cover={<JobCover job={job} sizes="184px" />}
      more={more}
      mark={
        contract ? (
          <StatusChip of="contractStatus" status={contract.status} />
        ) : (
          <StatusChip of="jobStatus" status={job.status} />
        )
      }
      meta={[
        contract && toPersonName(contract.professional.fullName),
        t('own.applications', { count: job.applications }),
      ]}
      price={
        price === null
          ? t('project.noEstimate')
          : t(contract ? 'project.agreedFor' : 'project.estimated', { amount: money(price) })
      }
      action={
        contract ? (
          <ButtonLink to={`/contracts/${contract._id}`} variant="outlined" aria-describedby={id}>
            {t('project.toContract')}
          </ButtonLink>
        ) : (
          <ButtonLink to={applicantsAddress(job)} variant="outlined" aria-describedby={id}>
            {t('own.viewApplications')}
          </ButtonLink>
        )
      }
    >
      {job.hidden && <HiddenNote hidden={job.hidden} />}
      <TurnLine job={job} />
    </EntryCard>
  );
}

function TurnLine({ job }: { job: ProjectJob }) {
  const { t } = useTranslation('jobs');
  const { whose, step } = jobTurn(job);
  return (
    <Typography>
      <Typography
        component="span"
        sx={{ fontWeight: 700, color: whose === 'own' ? 'primary.main' : 'text.secondary' }}
      >
        {t(`project.turn.${whose}`)}
      </Typography>{' '}
      {t(`project.step.${step}`, { count: job.undecided })}
    </Typography>
  );
}
