import { REVIEW_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACTOR_LIKES, FEEDBACK_EXPERIENCES, HIRER_LIKES } from '@plumbline/shared-schema/options';
import { TextAreaField } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { StarsField } from './StarsField';
import { TagsField } from './TagsField';

/** Stars, tags and words about the other side. */
export function ReviewFields({ isByHirer }: { isByHirer: boolean }) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <StarsField />
      <TagsField
        name="likes"
        list="feedbackLike"
        label={t('review.likes')}
        tags={isByHirer ? CONTRACTOR_LIKES : HIRER_LIKES}
      />
      <TagsField
        name="experience"
        list="feedbackExperience"
        label={t('review.experience')}
        tags={FEEDBACK_EXPERIENCES}
      />
      <TextAreaField name="review" label={t('review.review')} maxLength={REVIEW_MAX} isOptional />
    </>
  );
}
