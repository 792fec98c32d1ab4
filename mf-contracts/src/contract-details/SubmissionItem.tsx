import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import type { Submission } from '@plumbline/shared-schema/submissions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ExpandableText, ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { FileLine } from '../file-line/FileLine';

type SubmissionItemProps = {
  submission: Submission;
  /** The one it is for. */
  milestone: Milestone | undefined;
  /** Buttons, where it waits for the reader. */
  answers?: ReactNode;
};

/** One piece of work: its text, its files behind signed URLs, and the answer it got. */
export function SubmissionItem({ submission, milestone, answers }: SubmissionItemProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { text, files, status, note, decidedBy, createdAt } = submission;

  return (
    <Stack
      component="article"
      aria-label={t('details.handedIn', { date: date(createdAt) })}
      spacing={1}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography component="time" variant="body2" color="text.secondary" dateTime={createdAt}>
          {t('details.handedIn', { date: date(createdAt) })}
        </Typography>
        <StatusChip of="submissionStatus" status={status} />
      </Stack>
      {milestone && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{milestone.title}</Typography>
      )}
      <Box dir="auto">
        <ExpandableText text={text} />
      </Box>
      {files.length > 0 && <Files files={files} />}
      {decidedBy === 'system' && (
        <Typography variant="body2" color="text.secondary">
          {t('details.approvedBySystem')}
        </Typography>
      )}
      {note && (
        <Box sx={{ pl: 1.5, borderLeft: 3, borderColor: 'info.main' }}>
          <Typography variant="body2" color="text.secondary">
            {t('details.changesWanted')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
            {note}
          </Typography>
        </Box>
      )}
      {answers}
    </Stack>
  );
}

function Files({ files }: Pick<Submission, 'files'>) {
  const { t } = useTranslation('contracts');
  return (
    <CardList label={t('details.files')} rows={files} spacing={0.5}>
      {({ name, size, url }) => (
        <FileLine name={<ExternalLink href={url}>{name}</ExternalLink>} size={size} />
      )}
    </CardList>
  );
}
