import { useTranslation } from 'react-i18next';
import type { Project } from '@plumbline/shared-schema/projects';
import { useFormat } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { EntryCard } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { BudgetBar } from '../project/BudgetBar';
import { useBudgetTexts } from '../project/use-budget-texts';

/** A house: a project is of no trade. */
const DRAWN = { jobCategory: 'residential', skillsRequired: [], picture: null };

export function ProjectCard({ project, heading }: { project: Project; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('jobs');
  const { money, dayMonth } = useFormat();
  const { name, place, jobIds, archivedAt, createdAt } = project;
  const { sum } = useBudgetTexts(project.money);

  return (
    <EntryCard
      title={name}
      heading={heading}
      link={{ to: `/projects/${project._id}` }}
      cover={<JobCover job={DRAWN} sizes="184px" />}
      mark={archivedAt !== null && <Chip size="small" variant="outlined" label={t('project.archived')} />}
      meta={[
        place?.city,
        t('project.jobs', { count: jobIds.length }),
        <time key="since" dateTime={createdAt}>
          {t('project.since', { date: dayMonth(createdAt) })}
        </time>,
      ]}
      price={t('project.budgetOf', { amount: money(project.money.budget) })}
    >
      <BudgetBar money={project.money} label={sum} />
    </EntryCard>
  );
}
