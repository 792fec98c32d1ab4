import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@plumbline/shared-schema/offers';
import { Facts } from '@plumbline/shared-ui/cards';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { toPersonName, titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { OfferChip } from '../offer-terms/OfferChip';
import { OfferEvents } from '../offer-terms/OfferEvents';
import { ClientReviews } from './ClientReviews';
import { CounterForm } from './CounterForm';
import { DetailSection } from '../detail-section/DetailSection';
import { WorkedTogether } from '../hire-again/WorkedTogether';
import { OfferButtons } from './OfferButtons';
import { offerStanding } from './offer-standing';
import { OfferTurn } from './OfferTurn';
import { useOfferAnswer, type AnswerKind } from './use-offer-answer';

type OfferDialogProps = {
  /** Undefined: the address names an offer that is not there. */
  offer: Offer | undefined;
  onClose: () => void;
};

export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const { t } = useTranslation('contracts');
  if (offer) return <OpenOffer offer={offer} onClose={onClose} />;
  return (
    <TitledDialog title={t('proposals.offerDetails')} onClose={onClose}>
      <Typography>{t('proposals.offerGone')}</Typography>
    </TitledDialog>
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
      <TitledDialog
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
              onCounter={() => setCountering(true)}
            />
          )
        }
      >
        <Stack spacing={3}>
          <OfferTurn offer={offer} />
          <OfferSummary offer={offer} />
          {isCountering && (
            <DetailSection title={t('proposals.counter.title')}>
              <CounterForm offer={offer} onSend={counter} onClose={() => setCountering(false)} />
            </DetailSection>
          )}
          <DetailSection title={t('proposals.history')}>
            <OfferEvents offerId={offer._id} />
          </DetailSection>
          <ClientReviews clientId={offer.clientId._id} />
        </Stack>
      </TitledDialog>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t(`proposals.confirm.${question}.title`, names)}
        text={t(`proposals.confirm.${question}.text`, names)}
        confirmLabel={t(`proposals.confirm.${question}.yes`)}
        isDestructive={question === 'reject'}
        onConfirm={() => answer(question)}
        onClose={() => setAsked(undefined)}
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
        <WorkedTogether offer={offer} />
        <Box dir="auto">
          <ExpandableText text={offer.description} />
        </Box>
      </Box>
      <Facts
        entries={[
          { term: t('proposals.budget'), text: money(offer.budget) },
          {
            term: t('proposals.delivery'),
            text: t('options:days', { count: offer.deliveryTime }),
          },
          { term: t('proposals.status'), text: <OfferChip state={offerStanding(offer)} offer={offer} /> },
          {
            term: t('proposals.receivedLabel'),
            text: <time dateTime={offer.createdAt}>{date(offer.createdAt)}</time>,
          },
        ]}
      />
    </>
  );
}
