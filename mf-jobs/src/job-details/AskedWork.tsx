import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { useLabels } from '@plumbline/shared-ui/labels';
import { ChipList } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { JobSection } from './JobSection';

/** The work as its client describes it, and the skills it takes. */
export function AskedWork({ job: { description, skillsRequired } }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { option } = useLabels();
  return (
    <>
      <JobSection title={t('details.description')}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
          {description}
        </Typography>
      </JobSection>
      {skillsRequired.length > 0 && (
        <JobSection title={t('details.skills')}>
          <ChipList rows={skillsRequired}>{({ name }) => <Chip label={option('skill', name)} />}</ChipList>
        </JobSection>
      )}
    </>
  );
}
