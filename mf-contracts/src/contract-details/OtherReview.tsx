import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { DetailSection } from '../detail-section/DetailSection';
import { ReviewWords } from './ReviewWords';
import { useOtherName } from './use-other-name';

/** What the other side has said of the reader, once that can be read. */
export function OtherReview({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const name = useOtherName(contract);
  const { otherReview } = contract;
  if (!otherReview) return null;

  return (
    <DetailSection title={t('details.otherReview', { name })}>
      <ReviewWords {...otherReview} />
    </DetailSection>
  );
}
