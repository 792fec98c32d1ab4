import { useTranslation } from 'react-i18next';
import { optionLabel } from '@plumbline/shared-schema/options';
import type { Submission } from '@plumbline/shared-schema/submissions';
import { useFormat } from '@plumbline/shared-ui/format';
import { AttachFileIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Chip, ExpandableText, ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { fileSize } from '../file-size/file-size';

const TONES = {
  submitted: 'warning',
  approved: 'success',
  'changes-requested': 'info',
  closed: 'default',
} as const;

/** One piece of work: its text, its files behind signed links, and the answer it got. */
export function SubmissionItem({ submission }: { submission: Submission }) {
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
        <Chip
          size="small"
          variant="outlined"
          color={TONES[status]}
          label={t(optionLabel('submissionStatus', status))}
        />
      </Stack>
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
    </Stack>
  );
}

function Files({ files }: Pick<Submission, 'files'>) {
  const { t, i18n } = useTranslation('contracts');
  const language = i18n.resolvedLanguage ?? 'en';
  return (
    <Stack
      component="ul"
      aria-label={t('details.files')}
      spacing={0.5}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {files.map(({ _id, name, size, url }) => (
        <Stack
          key={_id}
          component="li"
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center', minWidth: 0 }}
        >
          <AttachFileIcon fontSize="small" aria-hidden />
          <Typography component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <ExternalLink href={url}>{name}</ExternalLink>
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
            {fileSize(size, language)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
