import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { useFormat, useNow } from '@plumbline/shared-ui/format';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';
import { ReviewWords } from './ReviewWords';
import { useOtherName } from './use-other-name';

const SCREEN_ONLY = { '@media print': { display: 'none' } };

const EditReviewDialog = lazily(() => import('../reviews/EditReviewDialog'), 'EditReviewDialog');

/** What the reader has said of the other side, and when that can be read; nothing before. */
export function OwnReview({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const name = useOtherName(contract);
  const now = useNow();
  const { ownReview } = contract;
  if (!ownReview) return null;
  const isWaiting = Date.parse(ownReview.visibleAt) > now;

  return (
    <DetailSection title={t('details.ownReview', { name })}>
      <ReviewWords {...ownReview} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {isWaiting
          ? t('details.reviewWaits', { name, date: date(ownReview.visibleAt) })
          : t('details.reviewShown')}
      </Typography>
      {isWaiting && <EditReview contract={contract} review={ownReview} />}
    </DetailSection>
  );
}

type EditReviewProps = { contract: Contract; review: NonNullable<Contract['ownReview']> };

/** A review can be changed for as long as nobody else can read it. */
function EditReview({ contract, review }: EditReviewProps) {
  const { t } = useTranslation('contracts');
  const mayEdit = useMay('contracts');
  const [isOpen, setIsOpen] = useState(false);
  const { _id: id } = review;
  if (id === undefined || !mayEdit) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        sx={{ ...SCREEN_ONLY, ...flushStart }}
        onClick={() => setIsOpen(true)}
      >
        {t('review.edit')}
      </Button>
      {isOpen && <EditReviewDialog {...{ contract, review, id }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
