import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Rating } from '@plumbline/shared-ui/Rating';
import { ExpandableText, Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';
import { DetailSection } from '../detail-section/DetailSection';

const SCREEN_ONLY = { '@media print': { display: 'none' } };

const EditReviewDialog = lazily(() => import('../reviews/EditReviewDialog'), 'EditReviewDialog');

/** What the reader has said of the other side, and when that can be read; nothing before. */
export function OwnReview({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const { date } = useFormat();
  const names = useContractNames(contract);
  const [now] = useState(() => new Date());
  const { ownReview, client } = contract;
  if (!ownReview) return null;
  const name = user?._id === client._id ? names.professional : names.client;
  const isWaiting = new Date(ownReview.visibleAt) > now;

  return (
    <DetailSection title={t('details.ownReview', { name })}>
      <Rating value={ownReview.rating} />
      {ownReview.review && (
        <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          <ExpandableText text={ownReview.review} />
        </Box>
      )}
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

/** For as long as nobody else can read it. */
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
