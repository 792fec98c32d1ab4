import { useTranslation } from 'react-i18next';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts } from '@plumbline/shared-ui/cards';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { AmendmentHistory } from '../amendments/AmendmentHistory';
import { WaitingAmendment } from '../amendments/WaitingAmendment';
import { useDateFacts } from '../contract-days/use-date-facts';
import { ContractMoney } from '../contract-money/ContractMoney';
import { DetailSection } from '../detail-section/DetailSection';
import { MaterialsSection } from '../materials/MaterialsSection';
import { MilestoneSection } from '../milestones/MilestoneSection';
import { SignedTermsSection } from '../signed-terms/SignedTermsSection';
import { WorkSection } from '../team-work/WorkSection';
import { ContractActions } from './ContractActions';
import { ContractEvents } from './ContractEvents';
import { ContractFigures } from './ContractFigures';
import { ContractHelp } from './ContractHelp';
import { ContractNotices } from './ContractNotices';
import { ContractPart, useNamedPart, type PartName } from './ContractPart';
import { ContractPeople } from './ContractPeople';
import { ContractTerms } from './ContractTerms';
import { ContractWork } from './ContractWork';
import { OtherReview } from './OtherReview';
import { OwnReview } from './OwnReview';
import { PageActions } from './PageActions';
import { PartLinks } from './PartLinks';
import { WhatNow } from './WhatNow';

type ContractBodyProps = {
  query: QueryLike<Contract>;
  /** Work that waits for the reader stands first, and the rare actions are in a menu. */
  isPage?: boolean;
  onAction: (action: string) => void;
};

export function ContractBody({ query, isPage = false, onAction }: ContractBodyProps) {
  const { t } = useTranslation('contracts');
  const named = useNamedPart();
  const isShown = (name: PartName) => !isPage || name === named;
  const Actions = isPage ? PageActions : ContractActions;
  const isWorkFirst = ({ allowedActions }: Contract) => isPage && allowedActions.includes('approve');

  return (
    <QueryBoundary
      query={query}
      loadingLabel={t('details.loading')}
      skeleton={<LoadingContract />}
      errorMessage={t('schema:failures.contracts')}
      notFound={<EmptyState title={t('details.notFound')} description={t('details.notFoundText')} />}
    >
      {(contract) => (
        <Stack spacing={3}>
          <WhatNow contract={contract}>
            <Actions contract={contract} onAction={onAction} />
          </WhatNow>
          <ContractNotices contract={contract} />
          {isWorkFirst(contract) && <ContractWork contract={contract} onAction={onAction} />}
          <WaitingAmendment contract={contract} onAction={onAction} />
          <ContractFigures contract={contract} />
          {isPage && <PartLinks />}
          <ContractPart
            name="work"
            isShown={isShown('work')}
            side={<WorkSide contract={contract} onAction={onAction} />}
          >
            {contract.milestones.length > 0 && <MilestoneSection contract={contract} onAction={onAction} />}
            <ContractTerms contract={contract} />
            {!isWorkFirst(contract) && <ContractWork contract={contract} />}
          </ContractPart>
          <ContractPart
            name="money"
            isShown={isShown('money')}
            side={<MaterialsSection contract={contract} />}
          >
            <ContractMoney contract={contract} />
          </ContractPart>
          <ContractPart
            name="people"
            isShown={isShown('people')}
            side={<ContractEvents contractId={contract._id} />}
          >
            <ContractPeople contract={contract} />
            <OwnReview contract={contract} />
            <OtherReview contract={contract} />
            <ContractHelp contract={contract} onAction={onAction} />
          </ContractPart>
        </Stack>
      )}
    </QueryBoundary>
  );
}

type SideProps = { contract: Contract; onAction: (action: string) => void };

/** When, by whom, and as what it was confirmed. */
function WorkSide({ contract, onAction }: SideProps) {
  return (
    <>
      <ContractDates contract={contract} />
      <WorkSection contract={contract} />
      <SignedTermsSection contract={contract} onAction={onAction} />
      <AmendmentHistory contract={contract} />
    </>
  );
}

/** What the offer promised, start, end, and which of them counts. */
function ContractDates({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  return (
    <DetailSection title={t('details.dates')}>
      <Facts columns="rows" entries={useDateFacts(contract)} />
      {!isFinalContract(contract.status) && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('details.whatCounts')}
        </Typography>
      )}
    </DetailSection>
  );
}

function LoadingContract() {
  return (
    <Stack spacing={3}>
      <Skeleton variant="rounded" height={88} />
      <Skeleton variant="rounded" height={44} width="70%" />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}
