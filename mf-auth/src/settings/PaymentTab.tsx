import {
  useGetMoneyProviderQuery,
  useListPaymentMethodsQuery,
  useRemovePaymentMethodMutation,
} from '@plumbline/shared-api/money';
import type { PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import { useKeptFocus, useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Alert } from '@plumbline/shared-ui/feedback';
import { CardList, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentMethodCard } from './payment/PaymentMethodCard';
import { useMethodName } from './payment/use-method-name';

const ProviderMethods = lazily(() => import('./payment/ProviderMethods'), 'ProviderMethods');
const AddMethodDialog = lazily(() => import('./payment/AddMethodDialog'), 'AddMethodDialog');

/** Cards to pay with and bank accounts to be paid to. */
export function PaymentTab() {
  const { t } = useTranslation('auth');
  const provider = useGetMoneyProviderQuery();

  return (
    <QueryBoundary
      query={provider}
      errorMessage={t('settings.payment.failed')}
      skeleton={<Skeleton variant="rounded" height={320} />}
    >
      {({ name, isTest }) =>
        name === 'none' ? (
          <EmptyState title={t('settings.payment.off')} description={t('settings.payment.offText')} />
        ) : (
          <Methods isTest={isTest} isTypedElsewhere={name === 'stripe'} />
        )
      }
    </QueryBoundary>
  );
}

type MethodsProps = { isTest: boolean; isTypedElsewhere: boolean };

function Methods({ isTest, isTypedElsewhere }: MethodsProps) {
  const { t } = useTranslation('auth');
  const methods = useListPaymentMethodsQuery();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<PaymentMethod>();
  // The card that was removed is gone, with its button.
  const title = useKeptFocus<HTMLHeadingElement>(leaving ? Infinity : methods.data?.length);

  return (
    <Stack spacing={2}>
      <Typography ref={title} tabIndex={-1} variant="h5" component="h2">
        {t('settings.payment.title')}
      </Typography>
      {isTest && !isTypedElsewhere && (
        <Alert severity="info" role="note">
          {t('settings.payment.test')}
        </Alert>
      )}
      <QueryBoundary
        query={methods}
        errorMessage={t('settings.payment.failed')}
        skeleton={<Skeleton variant="rounded" height={160} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('settings.payment.none')}</Typography>}
      >
        {(rows) => (
          <CardList label={t('settings.payment.title')} rows={rows} spacing={1.5}>
            {(method) => <PaymentMethodCard method={method} onRemove={() => setLeaving(method)} />}
          </CardList>
        )}
      </QueryBoundary>
      {isTypedElsewhere ? (
        <ProviderMethods isTest={isTest} />
      ) : (
        <Button
          variant="contained"
          aria-haspopup="dialog"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setIsAdding(true)}
        >
          {t('settings.payment.add')}
        </Button>
      )}
      {isAdding && <AddMethodDialog onClose={() => setIsAdding(false)} />}
      {leaving && <RemoveQuestion method={leaving} onClose={() => setLeaving(undefined)} />}
    </Stack>
  );
}

function RemoveQuestion({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const nameOf = useMethodName();
  const [remove] = useRemovePaymentMethodMutation();
  const attempt = useTry();

  return (
    <ConfirmDialog
      isOpen
      title={t('settings.payment.ask', { name: nameOf(method) })}
      text={t('settings.payment.askText')}
      confirmLabel={t('settings.payment.remove')}
      isDestructive
      onConfirm={() =>
        attempt(remove(method._id).unwrap(), {
          failed: t('settings.payment.removeFailed'),
          isDone: ({ status }) => status === 404,
          done: t('settings.payment.removed'),
        })
      }
      onClose={onClose}
    />
  );
}
