import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { ActionNeeded } from '@plumbline/shared-schema/contract-events';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card, CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { AcceptedOfferCard } from './AcceptedOfferCard';
import { ActionCard } from './ActionCard';
import { ACTION_KINDS } from './action-kinds';

type ActionSectionsProps = {
  needed: Omit<ActionNeeded, 'count'>;
  /** Opens the contract form for an accepted offer. */
  onCreate: (offerId: string) => void;
};

const LINES = { '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const;

/** Empty sections are left out. */
export function ActionSections({ needed, onCreate }: ActionSectionsProps) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const mayChange = useMay('contracts');

  const sections: Record<keyof typeof needed, (title: string) => ReactNode> = {
    acceptedOffers: (title) => (
      <ActionSection title={title} rows={needed.acceptedOffers}>
        {(offer) => <AcceptedOfferCard offer={offer} onCreate={onCreate} />}
      </ActionSection>
    ),
    submissions: (title) => (
      <ActionSection title={title} rows={needed.submissions}>
        {({ contract, dueAt }) => (
          <WaitingContractCard
            contract={contract}
            note={dueAt ? t('allContracts.due', { date: date(dueAt) }) : ''}
            label={t(mayChange ? 'allContracts.review' : 'contractCard.view')}
          />
        )}
      </ActionSection>
    ),
    amendments: (title) => (
      <ActionSection title={title} rows={needed.amendments}>
        {(contract) => (
          <WaitingContractCard
            contract={contract}
            note={money(contract.paymentDetails.amount)}
            label={t('allContracts.seeAmendment')}
          />
        )}
      </ActionSection>
    ),
    pausedContracts: (title) => (
      <ActionSection title={title} rows={needed.pausedContracts}>
        {(contract) => (
          <WaitingContractCard
            contract={contract}
            note={money(contract.paymentDetails.amount)}
            label={t(mayChange ? 'contractCard.resume' : 'contractCard.view')}
            action={mayChange ? 'activate' : undefined}
          />
        )}
      </ActionSection>
    ),
    disputes: (title) => (
      <ActionSection title={title} rows={needed.disputes}>
        {(contract) => (
          <WaitingContractCard
            contract={contract}
            note={contract.dispute?.reason ?? ''}
            label={t('allContracts.seeDispute')}
          />
        )}
      </ActionSection>
    ),
  };

  return ACTION_KINDS.map(({ title, rows }) => <Fragment key={rows}>{sections[rows](t(title))}</Fragment>);
}

type ActionSectionProps<Row> = {
  title: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
};

/** One kind of what awaits the hirer, with its count; renders nothing without any. */
function ActionSection<Row extends { _id: string }>(props: ActionSectionProps<Row>) {
  const { title, rows, children } = props;
  const id = useId();
  if (rows.length === 0) return null;

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {`${title} (${rows.length})`}
      </Typography>
      <Card>
        <CardList label={title} rows={rows} spacing={0} sx={LINES}>
          {children}
        </CardList>
      </Card>
    </Box>
  );
}

type WaitingContractCardProps = {
  contract: Contract;
  note: string;
  label: string;
  /** Asked about at once, above the details. */
  action?: ContractAction | undefined;
};

/** Leads to the contract's details, or to one action in them. */
function WaitingContractCard({ contract, note, label, action }: WaitingContractCardProps) {
  const { link } = useAddressDialog('contract');
  return (
    <ActionCard
      title={contract.job.title}
      person={contract.professional}
      note={note}
      action={(describedBy) => (
        <ButtonLink {...link(contract._id, { action })} variant="outlined" aria-describedby={describedBy}>
          {label}
        </ButtonLink>
      )}
    />
  );
}
