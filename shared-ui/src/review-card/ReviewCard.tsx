import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Feedback } from '@plumbline/shared-schema/feedbacks';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { ChipList } from '@plumbline/shared-ui/layout';
import { Rating } from '@plumbline/shared-ui/Rating';
import { ExpandableText, PersonAvatar } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewReply } from './ReviewReply';

export { ReviewReply };

type TagsProps = { label: string; list: 'feedbackLike' | 'feedbackExperience'; tags: readonly string[] };

function Tags({ label, list, tags }: TagsProps) {
  const { t } = useTranslation('ui');
  if (tags.length === 0) return null;
  return (
    <ChipList label={label} rows={tags} keyOf={(tag) => tag}>
      {(tag) => (
        <Chip size="small" variant="outlined" label={t(optionLabel(list, tag), { defaultValue: tag })} />
      )}
    </ChipList>
  );
}

type ReviewCardProps = { review: Feedback; action?: ReactNode };

/** `action`: of whoever may do something about it. */
export function ReviewCard({ review, action }: ReviewCardProps) {
  const { t } = useTranslation('ui');
  const { date } = useFormat();
  const name = review.author?.fullName ?? t('review.gone');
  return (
    <Stack component="article" aria-label={t('review.by', { name })} spacing={1}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={name} src={review.author?.profile} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Stack direction="row" useFlexGap sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Rating value={review.rating} />
            <Typography component="time" dateTime={review.createdAt} variant="body2" color="text.secondary">
              {date(review.createdAt)}
            </Typography>
          </Stack>
        </Box>
      </Stack>
      {review.likes.length + review.experience.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Tags label={t('review.likes')} list="feedbackLike" tags={review.likes} />
          <Tags label={t('review.experience')} list="feedbackExperience" tags={review.experience} />
        </Stack>
      )}
      {review.review && (
        <Box dir="auto" sx={{ overflowWrap: 'anywhere', maxWidth: '75ch' }}>
          <ExpandableText text={review.review} />
        </Box>
      )}
      <ReviewReply reply={review.reply} />
      {action}
    </Stack>
  );
}
