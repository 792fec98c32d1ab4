import { useListPaymentMethodsQuery, useWithdrawMutation } from '@plumbline/shared-api/money';
import type { PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import { useTry } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { DialogForm, TitledDialog } from '@plumbline/shared-ui/dialogs';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { MoneyField, SelectField, useZodForm } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useTranslation } from 'react-i18next';

type WithdrawDialogProps = { balance: number; onClose: () => void };

/** Has money of the balance paid to a bank account. */
export function WithdrawDialog({ balance, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('profile');
  const methods = useListPaymentMethodsQuery();

  return (
    <TitledDialog title={t('wallet.withdrawTitle')} text={t('wallet.withdrawText')} onClose={onClose}>
      <QueryBoundary
        query={methods}
        errorMessage={t('wallet.failed')}
        skeleton={<Skeleton variant="rounded" height={160} />}
      >
        {(rows) => (
          <WithdrawForm
            banks={rows.filter(({ kind }) => kind === 'bank')}
            balance={balance}
            onClose={onClose}
          />
        )}
      </QueryBoundary>
    </TitledDialog>
  );
}

type WithdrawFormProps = WithdrawDialogProps & { banks: readonly PaymentMethod[] };

function WithdrawForm({ banks, balance, onClose }: WithdrawFormProps) {
  const { t } = useTranslation('profile');
  const { money } = useFormat();
  const [withdraw] = useWithdrawMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/wallet')).withdrawSchema,
    defaultValues: { amount: '', methodId: banks[0]?._id ?? '' },
    mode: 'onSubmit',
  });
  const addBank = (
    <ButtonLink to="/setting?tab=payment" sx={{ alignSelf: 'flex-start' }}>
      {t('wallet.addBank')}
    </ButtonLink>
  );
  if (banks.length === 0) return <EmptyState title={t('wallet.noBank')} action={addBank} />;

  return (
    <DialogForm
      form={form}
      label={t('wallet.withdrawTitle')}
      submit={t('wallet.withdraw')}
      onSubmit={(values) =>
        attempt(withdraw(values).unwrap(), {
          failed: t('wallet.withdrawFailed'),
          fieldOf: { INSUFFICIENT_FUNDS: 'amount' },
        })
      }
      onClose={onClose}
    >
      <MoneyField name="amount" label={t('wallet.amount')} />
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => form.setValue('amount', balance)}>
        {t('wallet.all', { amount: money(balance) })}
      </Button>
      <SelectField
        name="methodId"
        label={t('wallet.bankTo')}
        placeholder={false}
        options={banks.map(({ _id: value, last4 }) => ({ value, label: t('wallet.bank', { last4 }) }))}
      />
    </DialogForm>
  );
}
