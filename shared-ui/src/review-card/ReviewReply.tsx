import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Feedback } from '@plumbline/shared-schema/feedbacks';
import { useFormat } from '@plumbline/shared-ui/format';
import { ExpandableText } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** What the reviewed person said to a review; nothing where they did not. */
export function ReviewReply({ reply }: Pick<Feedback, 'reply'>) {
  const { t } = useTranslation('ui');
  const { date } = useFormat();
  // A server of before does not name it.
  if (!reply) return null;
  return (
    <Stack
      role="group"
      aria-label={t('review.reply')}
      spacing={0.5}
      sx={{ borderLeft: 2, borderColor: 'divider', paddingInlineStart: 2, maxWidth: '75ch' }}
    >
      <Stack direction="row" useFlexGap sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {t('review.reply')}
        </Typography>
        <Typography component="time" dateTime={reply.createdAt} variant="body2" color="text.secondary">
          {date(reply.createdAt)}
        </Typography>
      </Stack>
      <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        <ExpandableText text={reply.text} />
      </Box>
    </Stack>
  );
}
