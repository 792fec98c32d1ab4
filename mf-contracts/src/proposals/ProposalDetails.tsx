import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { Facts } from '@plumbline/shared-ui/cards';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { Chip, ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';

/** The job applied to, and what was written. */
export function ProposalDetails({ application }: { application: Application }) {
  const { t } = useTranslation('contracts');
  const { jobId: job } = application;
  const { option } = useLabels();
  const facts = [
    { caption: t('ui:captions.jobType'), text: option('jobType', job.jobType) },
    { caption: t('ui:captions.duration'), text: option('jobDuration', job.jobDuration) },
    { caption: t('ui:captions.category'), text: option('jobCategory', job.jobCategory) },
    { caption: t('ui:captions.experience'), text: option('experience', job.experience) },
  ];

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
      <Facts
        entries={facts.map(({ caption, text }) => ({
          term: caption,
          text: text || t('ui:captions.unspecified'),
        }))}
      />
      {job.skillsRequired.length > 0 && (
        <Box>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
            {t('ui:captions.skills')}
          </Typography>
          <CardList
            label={t('ui:captions.skills')}
            rows={job.skillsRequired}
            keyOf={({ _id }) => _id}
            direction="row"
            spacing={0}
            sx={{ flexWrap: 'wrap', gap: 0.75 }}
          >
            {({ name }) => <Chip size="small" variant="outlined" label={option('skill', name)} />}
          </CardList>
        </Box>
      )}
      <OwnWords application={application} />
    </>
  );
}

function OwnWords({ application }: { application: Application }) {
  const { t } = useTranslation('contracts');
  const { date, money } = useFormat();
  const { estimatedServiceCost: cost, estimatedCompletionTime: time, createdAt, changedAt } = application;
  return (
    <DetailSection title={t('proposals.yours')}>
      <Stack spacing={2.5}>
        <Box dir="auto">
          <ExpandableText text={application.coverLetter.trim() || t('applicant.noCoverLetter')} />
        </Box>
        <Facts
          entries={[
            { term: t('applicant.cost'), text: cost === null ? t('ui:captions.unspecified') : money(cost) },
            { term: t('proposals.estimatedTime'), text: time?.trim() || t('ui:captions.unspecified') },
            {
              term: t('proposals.submitted'),
              text: <time dateTime={createdAt}>{date(createdAt)}</time>,
            },
            ...(changedAt === null
              ? []
              : [
                  { term: t('proposals.changed'), text: <time dateTime={changedAt}>{date(changedAt)}</time> },
                ]),
          ]}
        />
      </Stack>
    </DetailSection>
  );
}
