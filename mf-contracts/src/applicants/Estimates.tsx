import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { Facts } from '@plumbline/shared-ui/cards';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box } from '@plumbline/shared-ui/layout';
import { AskedPrice } from './AskedPrice';

type EstimatesProps = {
  application: Pick<Application, 'estimatedCompletionTime' | 'estimatedServiceCost' | 'jobId'>;
};

/** Both estimates are optional. What the job's owner wants to pay stands beside what is asked. */
export function Estimates({ application }: EstimatesProps) {
  const { t } = useTranslation('contracts');
  const { salary } = useLabels();
  const { estimatedCompletionTime: time, estimatedServiceCost: cost, jobId: job } = application;
  const entries = [
    { term: t('applicant.completion'), text: time?.trim() },
    { term: t('applicant.cost'), text: <AskedPrice application={application} /> },
    { term: t('applicant.budget'), text: cost === null ? undefined : salary(job.salary) },
  ];

  return (
    <Box
      sx={{
        pl: { md: 4 },
        width: { md: 320 },
        borderLeft: { md: 1 },
        // Per width, as the border is: that would reset one colour for all.
        borderColor: { md: 'divider' },
      }}
    >
      <Facts columns="rows" entries={entries} />
    </Box>
  );
}
