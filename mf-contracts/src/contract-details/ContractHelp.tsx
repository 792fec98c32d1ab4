import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { DISPUTE_DAYS } from '@plumbline/shared-schema/limits';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { actionLabel } from '../contract-actions/contract-actions';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { DetailSection } from '../detail-section/DetailSection';

type ContractHelpProps = { contract: Contract; onAction: (action: string) => void };

/** What a party can do about trouble before the contract is over, the mildest first. */
export function ContractHelp({ contract, onAction }: ContractHelpProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const { client, professional, status, allowedActions, money } = contract;
  const isParty = user?._id === client._id || user?._id === professional._id;
  if (!isParty || isFinalContract(status)) return null;

  return (
    <DetailSection title={t('help.title')}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Way text={t('help.message')} />
        {allowedActions.includes('requestChanges') && <Way text={t('help.changes')} />}
        {money !== null && money.held > 0 && <Way text={t('help.held')} />}
        <ButtonLink to="/support">{t('help.ask')}</ButtonLink>
        <DisputeWay contract={contract} onAction={onAction} />
      </Stack>
    </DetailSection>
  );
}

/** The last way: now, or from when on; none where one is open. */
function DisputeWay({ contract: { allowedActions, dispute }, onAction }: ContractHelpProps) {
  const { t } = useTranslation('contracts');
  const offered = useOfferedActions()(allowedActions);
  if (dispute !== null) return null;
  if (!offered.includes('dispute')) return <Way text={t('help.disputeLater', { days: DISPUTE_DAYS })} />;
  return (
    <>
      <Way text={t('help.dispute')} />
      <Button variant="outlined" onClick={() => onAction('dispute')}>
        {t(actionLabel('dispute'))}
      </Button>
    </>
  );
}

function Way({ text }: { text: string }) {
  return <Typography variant="body2">{text}</Typography>;
}
