import { useTranslation } from 'react-i18next';
import { useResolveDisputeMutation } from '@plumbline/shared-api/disputes';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import { DISPUTE_OUTCOMES } from '@plumbline/shared-schema/deal-options';
import { DISPUTE_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { optionLabel } from '@plumbline/shared-schema/options';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { MoneyField, SelectField, TextAreaField, useWatch, useZodForm } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import type { DecidingAction } from '../contract-actions/contract-actions';
import { useOutcome } from '../contract-actions/use-outcome';
import { useContractNames } from '../contract-names/use-contract-names';

type DecisionDialogProps = { action: DecidingAction; contract: Contract; onClose: () => void };

/** Where an administrator says who gets the money, and why. */
export function DecisionDialog({ action, contract, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const { money } = useFormat();
  const [resolve] = useResolveDisputeMutation();
  const showOutcome = useOutcome();
  const amount = disputedAmount(contract);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/disputes')).decisionFormSchema,
    defaultValues: { outcome: 'release' as const, releaseAmount: '', note: '' },
    mode: 'onSubmit',
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const choices = amount > 0 ? DISPUTE_OUTCOMES : DISPUTE_OUTCOMES.filter((one) => one !== 'split');

  return (
    <FormDialog
      title={t('decision.title', { title })}
      text={[
        t(amount > 0 ? 'decision.text' : 'decision.unpaid', { amount: money(amount) }),
        ...(isFinalContract(contract.status) ? [] : [t('decision.running')]),
      ].join(' ')}
      form={form}
      onSubmit={({ releaseAmount, ...decision }) =>
        showOutcome(action, () =>
          resolve({
            id: contract._id,
            disputeId: contract.dispute?._id ?? '',
            ...decision,
            ...(decision.outcome === 'split' && { releaseAmount }),
          }).unwrap(),
        )
      }
      submit={t('decision.send')}
      onClose={onClose}
    >
      <SelectField
        name="outcome"
        label={t('decision.outcome')}
        placeholder={false}
        options={choices.map((value) => ({ value, label: t(optionLabel('disputeOutcome', value)) }))}
      />
      {outcome === 'split' && <MoneyField name="releaseAmount" label={t('decision.releaseAmount')} />}
      <TextAreaField
        name="note"
        label={t('decision.note')}
        helperText={t('decision.noteHint')}
        maxLength={DISPUTE_TEXT_MAX}
      />
    </FormDialog>
  );
}

/** Dollars: what is held, or, once it was decided about, what was given to either side then. */
function disputedAmount({ money, dispute, milestones }: Contract): number {
  if (money === null) return 0;
  if (dispute?.status !== 'appealed') return money.held;
  const approved = milestones.filter(({ status }) => status === 'approved');
  return money.funded - approved.reduce((sum, { released }) => sum + released, 0);
}
