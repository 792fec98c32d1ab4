import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Chip, ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { DialogSection } from './DialogSection';
import { Fact } from './Fact';
import { Facts } from './Facts';
import { useJobWords } from './use-job-words';

const FACTS = ['type', 'duration', 'category', 'experience'] as const;

/** The job applied to, and what was written. */
export function ProposalDetails({ application }: { application: Application }) {
  const { t } = useTranslation('contracts');
  const { jobId: job } = application;
  const { skills, ...words } = useJobWords()(job);

  return (
    <>
      <Box>
        <Typography variant="h4" component="h3" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {job.status === 'removed' ? (
            titleCase(job.title)
          ) : (
            <Link to={`/jobs/${job._id}`}>{titleCase(job.title)}</Link>
          )}
        </Typography>
        <Box dir="auto">
          <ExpandableText text={job.description} />
        </Box>
      </Box>
      <Facts>
        {FACTS.map((name) => (
          <Fact key={name} label={t(`proposals.job.${name}`)}>
            {words[name] || t('proposals.unsaid')}
          </Fact>
        ))}
      </Facts>
      {skills.length > 0 && (
        <Box>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
            {t('proposals.job.skills')}
          </Typography>
          <Stack
            component="ul"
            direction="row"
            useFlexGap
            spacing={0.75}
            aria-label={t('proposals.job.skills')}
            sx={{ m: 0, p: 0, flexWrap: 'wrap', listStyle: 'none' }}
          >
            {skills.map((skill) => (
              <Box key={skill} component="li" sx={{ maxWidth: '100%' }}>
                <Chip size="small" variant="outlined" label={skill} />
              </Box>
            ))}
          </Stack>
        </Box>
      )}
      <OwnWords application={application} />
    </>
  );
}

function OwnWords({ application }: { application: Application }) {
  const { t } = useTranslation('contracts');
  const { date, money } = useFormat();
  const { estimatedServiceCost: cost, estimatedCompletionTime: time, createdAt } = application;
  return (
    <DialogSection title={t('proposals.yours')}>
      <Stack spacing={2.5}>
        <Box dir="auto">
          <ExpandableText text={application.coverLetter.trim() || t('applicant.noCoverLetter')} />
        </Box>
        <Facts>
          <Fact label={t('applicant.cost')}>{cost === null ? t('proposals.unsaid') : money(cost)}</Fact>
          <Fact label={t('proposals.estimatedTime')}>{time?.trim() || t('proposals.unsaid')}</Fact>
          <Fact label={t('proposals.submitted')}>
            <time dateTime={createdAt}>{date(createdAt)}</time>
          </Fact>
        </Facts>
      </Stack>
    </DialogSection>
  );
}
