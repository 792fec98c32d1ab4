import { useTranslation } from 'react-i18next';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import { useListPaymentsQuery } from '@plumbline/shared-api/money';
import type { Payment } from '@plumbline/shared-schema/contract-money';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { Facts } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { DetailSection } from '../detail-section/DetailSection';
import { PaidLine } from './PaidLine';
import { TestLine } from './TestLine';
import { UnfundedLine } from './UnfundedLine';

const MoneyPapers = lazily(() => import('./MoneyPapers'), 'MoneyPapers');

/** What was paid into the contract and where it is; for both sides. */
export function ContractMoney({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  // Read again with the contract, which is announced when a payment has come further.
  const figures = contract.money;
  const { paymentDetails, paidAt } = contract;
  const isQuiet = figures === null && paymentDetails.paymentStatus !== 'failed';
  const { data: payments = [] } = useListPaymentsQuery(contract._id, { skip: isQuiet });
  const [latest] = payments;

  return (
    <DetailSection title={t('money.title')}>
      <Stack spacing={1.5}>
        {figures === null ? (
          <UnfundedLine contract={contract} />
        ) : (
          <Facts
            columns="rows"
            entries={[
              { term: t('money.funded'), text: money(figures.funded) },
              { term: t('money.held'), text: money(figures.held) },
              { term: t('money.released'), text: money(figures.released) },
              { term: t('money.refunded'), text: money(figures.refunded) },
              { term: t('money.due'), text: money(figures.due) },
            ]}
          />
        )}
        {figures !== null && <TestLine />}
        {paidAt !== null && <PaidLine contractId={contract._id} paidAt={paidAt} />}
        {latest && <PaymentState payment={latest} />}
        <PaidLater contract={contract} />
        {figures !== null && figures.funded > 0 && <Papers contract={contract} />}
      </Stack>
    </DetailSection>
  );
}

/** Why nobody can approve the payment of a contract that is over. */
function PaidLater({ contract: { money, status } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const isWaiting = money?.isUnderWay === true && isFinalContract(status);
  return isWaiting ? <Typography>{t('money.paidLater')}</Typography> : null;
}

/** Asked for when somebody wants them. */
function Papers({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <MoneyPapers contract={contract} />;
  return (
    <Button variant="text" sx={{ alignSelf: 'flex-start', ...flushStart }} onClick={() => setIsOpen(true)}>
      {t('papers.show')}
    </Button>
  );
}

/** The state of the newest payment, as long as the money is not there. */
function PaymentState({ payment: { status, failure, actionUrl } }: { payment: Payment }) {
  const { t } = useTranslation('contracts');
  if (status === 'succeeded') return null;
  if (status === 'failed') {
    return (
      <Alert severity="error" role="note">
        {t('money.failed', { reason: t(`money.failure.${failure ?? 'declined'}`) })}
      </Alert>
    );
  }
  return (
    <Alert severity="info" role="note">
      {t('money.underWay')}{' '}
      {actionUrl !== null && <ExternalLink href={actionUrl}>{t('money.confirm')}</ExternalLink>}
    </Alert>
  );
}
