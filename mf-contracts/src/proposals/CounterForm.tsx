import { useTranslation } from 'react-i18next';
import { BUDGET_MAX, BUDGET_MIN, BUDGET_STEP, OFFER_DESCRIPTION_MAX } from '@plumbline/shared-schema/limits';
import type { Offer, OfferTermsForm } from '@plumbline/shared-schema/offers';
import { DELIVERY_DAYS, EXPIRY_DAYS } from '@plumbline/shared-schema/options';
import {
  Form,
  forgetFormDraft,
  SelectField,
  TextAreaField,
  TextField,
  useFormDraft,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { SendIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { DialogButtons } from '../dialog-buttons/DialogButtons';

type CounterFormProps = {
  offer: Offer;
  onSend: (terms: OfferTermsForm) => Promise<void>;
  onClose: () => void;
};

/** Other terms to ask the client for; they start as those that were last on the table. */
export function CounterForm({ offer, onSend, onClose }: CounterFormProps) {
  const { t } = useTranslation('contracts');
  const draft = `counter:${offer._id}`;
  const { budget, deliveryTime, expiresIn } = offer.proposal ?? offer;
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/offers')).offerTermsSchema,
    defaultValues: {
      description: offer.proposal?.description ?? '',
      budget,
      deliveryTime,
      expiresIn,
    } satisfies OfferTermsForm,
  });
  useFormDraft(form, { key: draft });

  function leave() {
    forgetFormDraft(draft);
    onClose();
  }

  return (
    <Form
      form={form}
      label={t('proposals.counter.title')}
      onSubmit={async (terms) => {
        await onSend(terms);
        leave();
      }}
    >
      <TermsFields />
      <DialogButtons
        icon={<SendIcon />}
        label={t('proposals.counter.send')}
        busyLabel={t('proposals.counter.sending')}
        onCancel={leave}
      />
    </Form>
  );
}

function TermsFields() {
  const { t } = useTranslation('contracts');
  const days = (choices: readonly number[]) =>
    choices.map((value) => ({ value, label: t('schema:options.days', { count: value }) }));

  return (
    <>
      <TextField
        name="budget"
        type="number"
        label={t('proposals.counter.budget')}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        min={BUDGET_MIN}
        max={BUDGET_MAX}
        step={BUDGET_STEP}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          name="deliveryTime"
          label={t('proposals.delivery')}
          options={days(DELIVERY_DAYS)}
          placeholder={false}
        />
        <SelectField
          name="expiresIn"
          label={t('proposals.counter.expires')}
          options={days(EXPIRY_DAYS)}
          placeholder={false}
        />
      </Box>
      <TextAreaField
        name="description"
        label={t('proposals.counter.why')}
        helperText={t('proposals.counter.whyHint')}
        maxLength={OFFER_DESCRIPTION_MAX}
      />
    </>
  );
}
