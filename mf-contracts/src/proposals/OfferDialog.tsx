import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { toPersonName } from '../person/person-name';
import { ClientReviews } from './ClientReviews';
import { CounterForm } from './CounterForm';
import { DetailsDialog } from './DetailsDialog';
import { DialogSection } from './DialogSection';
import { Fact } from './Fact';
import { Facts } from './Facts';
import { OfferButtons } from './OfferButtons';
import { OfferChip } from './OfferChip';
import { OfferHistory } from './OfferHistory';
import { OfferNotice } from './OfferNotice';
import { useOfferAnswer, type AnswerKind } from './use-offer-answer';

type OfferDialogProps = {
  /** Undefined: the address names an offer that is not there. */
  offer: Offer | undefined;
  onClose: () => void;
};

/** 'Offer Details' (SPEC §2) with the contractor's answers. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const { t } = useTranslation('contracts');
  if (offer) return <OpenOffer offer={offer} onClose={onClose} />;
  return (
    <DetailsDialog title={t('proposals.offerDetails')} onClose={onClose}>
      <Typography>{t('proposals.offerGone')}</Typography>
    </DetailsDialog>
  );
}

function OpenOffer({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const { answer, counter } = useOfferAnswer(offer);
  const [asked, setAsked] = useState<AnswerKind>();
  const [isCountering, setCountering] = useState(false);
  // The question keeps its words while it fades.
  const [question, setQuestion] = useState<AnswerKind>('accept');
  const names = { title: titleCase(offer.jobId.title), name: toPersonName(offer.clientId.fullName) };

  return (
    <>
      <DetailsDialog
        title={t('proposals.offerDetails')}
        onClose={onClose}
        actions={
          !isCountering &&
          offer.allowedActions.length > 0 && (
            <OfferButtons
              offer={offer}
              onAsk={(kind) => {
                setQuestion(kind);
                setAsked(kind);
              }}
              onCounter={() => {
                setCountering(true);
              }}
            />
          )
        }
      >
        <OfferSummary offer={offer} />
        <OfferNotice offer={offer} />
        {isCountering && (
          <DialogSection title={t('proposals.counter.title')}>
            <CounterForm
              offer={offer}
              onSend={counter}
              onClose={() => {
                setCountering(false);
              }}
            />
          </DialogSection>
        )}
        <OfferHistory offerId={offer._id} />
        <ClientReviews clientId={offer.clientId._id} />
      </DetailsDialog>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t(`proposals.confirm.${question}.title`, names)}
        text={t(`proposals.confirm.${question}.text`, names)}
        confirmLabel={t(`proposals.confirm.${question}.yes`)}
        isDestructive={question === 'reject'}
        onConfirm={() => answer(question)}
        onClose={() => {
          setAsked(undefined);
        }}
      />
    </>
  );
}

function OfferSummary({ offer }: { offer: Offer }) {
  const { t } = useTranslation('contracts');
  const { date, money } = useFormat();
  return (
    <>
      <Box>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link to={`/jobs/${offer.jobId._id}`}>{titleCase(offer.jobId.title)}</Link>
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {t('proposals.from', { name: toPersonName(offer.clientId.fullName) })}
        </Typography>
        <Box dir="auto">
          <ExpandableText text={offer.description} />
        </Box>
      </Box>
      <Facts>
        <Fact label={t('proposals.budget')}>{money(offer.budget)}</Fact>
        <Fact label={t('proposals.delivery')}>{t('schema:options.days', { count: offer.deliveryTime })}</Fact>
        <Fact label={t('proposals.status')}>
          <OfferChip offer={offer} />
        </Fact>
        <Fact label={t('proposals.receivedLabel')}>
          <time dateTime={offer.createdAt}>{date(offer.createdAt)}</time>
        </Fact>
      </Facts>
    </>
  );
}
