import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useFundContractMutation,
  useGetMoneyProviderQuery,
  useGetWalletQuery,
  useListPaymentMethodsQuery,
} from '@plumbline/shared-api/money';
import { localDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import type { PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { DialogForm, TitledDialog } from '@plumbline/shared-ui/dialogs';
import { Alert } from '@plumbline/shared-ui/feedback';
import { CheckboxField, SelectField, useWatch, useZodForm } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { useOutcome } from '../contract-actions/use-outcome';
import { useContractNames } from '../contract-names/use-contract-names';

type FundDialogProps = { contract: Contract; milestone?: Milestone | undefined; onClose: () => void };

/** Pays what is due into the contract, or for one of its milestones, from a card and the reader's balance. */
export function FundDialog({ contract, milestone, onClose }: FundDialogProps) {
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const methods = useListPaymentMethodsQuery();
  // Only the balance counts here, which is the same on any day.
  const [day] = useState(() => ({ from: localDay(-1), to: localDay(1) }));
  const { data: wallet } = useGetWalletQuery(day);

  return (
    <TitledDialog
      title={t('fund.title', { title: milestone?.title ?? title })}
      text={t(milestone ? 'fund.milestoneText' : 'fund.text')}
      onClose={onClose}
    >
      <QueryBoundary
        query={methods}
        errorMessage={t('fund.failed')}
        skeleton={<Skeleton variant="rounded" height={160} />}
      >
        {(rows) => (
          <FundForm
            contract={contract}
            milestone={milestone}
            cards={rows.filter(({ kind }) => kind === 'card')}
            balance={wallet?.balance ?? 0}
            onClose={onClose}
          />
        )}
      </QueryBoundary>
    </TitledDialog>
  );
}

function dueOf({ money, paymentDetails }: Contract, milestone: Milestone | undefined): number {
  return milestone?.due ?? money?.due ?? paymentDetails.amount;
}

type FundFormProps = FundDialogProps & { cards: readonly PaymentMethod[]; balance: number };

function FundForm({ contract, milestone, cards, balance, onClose }: FundFormProps) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const [fund] = useFundContractMutation();
  const { data: provider } = useGetMoneyProviderQuery();
  const showOutcome = useOutcome();
  const due = dueOf(contract, milestone);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/contract-money')).fundSchema,
    defaultValues: { methodId: cards[0]?._id, useBalance: false },
    mode: 'onSubmit',
  });
  const usesBalance = useWatch({ control: form.control, name: 'useBalance' });
  const fromCard = Math.max(0, due - (usesBalance ? balance : 0));

  return (
    <DialogForm
      form={form}
      label={t('fund.label')}
      submit={t('fund.submit', { amount: money(due) })}
      isDisabled={fromCard > 0 && cards.length === 0}
      onSubmit={({ methodId, useBalance }) => {
        const by = {
          useBalance,
          ...(fromCard > 0 && { methodId }),
          milestoneId: milestone?._id,
        };
        return showOutcome('fund', () => fund({ id: contract._id, ...by }).unwrap());
      }}
      onClose={onClose}
    >
      {provider?.isTest === true && (
        <Alert severity="info" role="note">
          {t('fund.test')}
        </Alert>
      )}
      {balance > 0 && (
        <CheckboxField
          name="useBalance"
          label={t('fund.useBalance', { amount: money(Math.min(balance, due)) })}
        />
      )}
      {fromCard > 0 && <CardChoice cards={cards} amount={fromCard} />}
      <Typography variant="body2">
        <ExternalLink href="/protection">{t('fund.protection')}</ExternalLink>
      </Typography>
    </DialogForm>
  );
}

function CardChoice({ cards, amount }: { cards: readonly PaymentMethod[]; amount: number }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const options = cards.map(({ _id: value, brand, last4 }) => ({
    value,
    label: t('fund.card', { brand: brand ?? t('fund.anyCard'), last4 }),
  }));

  return (
    <Stack spacing={1.5}>
      {cards.length > 0 ? (
        <SelectField
          name="methodId"
          label={t('fund.method')}
          options={options}
          placeholder={false}
          helperText={t('fund.charged', { amount: money(amount) })}
        />
      ) : (
        <Typography>{t('fund.noCard')}</Typography>
      )}
      <ButtonLink to="/setting?tab=payment" sx={{ alignSelf: 'flex-start' }}>
        {t('fund.addCard')}
      </ButtonLink>
    </Stack>
  );
}
