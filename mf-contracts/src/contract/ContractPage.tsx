import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetContractQuery } from '@plumbline/shared-api/contracts';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { BackLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { titleCase } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { ActionDialog } from '../action-dialogs/ActionDialog';
import { ContractBody } from '../contract-details/ContractBody';
import { ContractChips } from '../contract-details/ContractChips';
import { ContractSheet } from '../contract-details/ContractSheet';
import { ContractSteps } from './ContractSteps';
import { HireAgainDialog } from '../hire-again/HireAgainDialog';
import { useAskedPrint } from './use-asked-print';
import { useIsComplete } from './use-is-complete';

const SCREEN_ONLY = { '@media print': { display: 'none' } };
/** The sheet alone, black on white in either theme. */
const PAPER_ONLY = {
  display: 'none',
  '@media print': {
    display: 'block',
    bgcolor: 'common.white',
    color: 'common.black',
    // Those of the site around it.
    'body:has(&) :is(header, footer)': { display: 'none !important' },
  },
  '&& *': { color: 'inherit' },
};

/** One contract, for either party: what the dialog of the lists shows, with an address to keep and to send. */
export function ContractPage() {
  const { t } = useTranslation('contracts');
  const { contractId = '' } = useParams();
  const action = useAddressDialog('action');
  // `currentData`: after a change of address `data` is still that of the previous contract.
  const { currentData, ...query } = useGetContractQuery(contractId);
  const contract = useIsComplete(currentData) ? currentData : undefined;
  useAskedPrint(contract !== undefined);
  const title = contract && (titleCase(contract.job.title).trim() || t('details.untitled'));

  return (
    <>
      <Box sx={SCREEN_ONLY}>
        <Page
          title={title ?? t('titles.contract')}
          subtitle={
            contract && (
              <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
                <ContractChips contract={contract} />
              </Stack>
            )
          }
          back={<BackToList />}
        >
          {contract && <ContractSteps contract={contract} />}
          <ContractBody isPage query={{ ...query, data: contract }} onAction={action.open} />
          {contract && <Dialogs contract={contract} />}
        </Page>
      </Box>
      {contract && (
        <Box sx={PAPER_ONLY}>
          <ContractSheet contract={contract} />
        </Box>
      )}
    </>
  );
}

/** What the address asks for. */
function Dialogs({ contract }: { contract: Contract }) {
  const action = useAddressDialog('action');
  const again = useAddressDialog('again');
  return (
    <>
      <ActionDialog action={action.value} contract={contract} onClose={action.close} />
      {again.isOpen && <HireAgainDialog contract={contract} onClose={again.close} />}
    </>
  );
}

const LISTS = {
  hirer: { to: '/contracts?tab=active', label: 'nav.allContracts' },
  professional: { to: '/active-contracts', label: 'nav.activeContracts' },
  admin: { to: '/admin/cases?kind=dispute', label: 'nav.disputes' },
} as const;

function BackToList() {
  const { t } = useTranslation('contracts');
  const { isHirer, user } = useSession();
  const list = user?.userType === 'admin' ? LISTS.admin : LISTS[isHirer ? 'hirer' : 'professional'];
  return <BackLink to={list.to}>{t(list.label)}</BackLink>;
}
