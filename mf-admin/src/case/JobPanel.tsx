import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { optionLabel } from '@plumbline/shared-schema/options';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Chip, ExpandableText, Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

export function JobPanel({ job }: { job: NonNullable<CaseDetails['job']> }) {
  const { t } = useTranslation(['admin', 'options']);
  return (
    <TitledSection
      title={t('case.job')}
      status={
        <Chip
          size="small"
          variant="outlined"
          label={job.isHidden ? t('case.hidden') : t(optionLabel('jobStatus', job.status))}
        />
      }
    >
      <Link to={`/jobs/${job._id}`}>{job.title}</Link>
      <ExpandableText text={job.description} />
    </TitledSection>
  );
}
