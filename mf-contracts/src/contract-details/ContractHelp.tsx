import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { DISPUTE_DAYS } from '@plumbline/shared-schema/limits';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';

/** What a party can do about trouble before the contract is over, when a dispute can be opened. */
export function ContractHelp({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const { client, professional, status, allowedActions, money } = contract;
  const isParty = user?._id === client._id || user?._id === professional._id;
  if (!isParty || isFinalContract(status)) return null;
  const ways = [
    t('help.message'),
    ...(allowedActions.includes('requestChanges') ? [t('help.changes')] : []),
    ...(money !== null && money.held > 0 ? [t('help.held')] : []),
    t('help.dispute', { days: DISPUTE_DAYS }),
  ];

  return (
    <DetailSection title={t('help.title')}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {ways.map((way) => (
          <Typography key={way} variant="body2">
            {way}
          </Typography>
        ))}
        <ButtonLink to="/support">{t('help.ask')}</ButtonLink>
      </Stack>
    </DetailSection>
  );
}
