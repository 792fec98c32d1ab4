import { useTranslation } from 'react-i18next';
import { BackLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { Page } from '@plumbline/shared-ui/Page';
import { PickContract } from './PickContract';
import { WorkForContract } from './WorkForContract';

/** Submit Work: under the contract of `?contractId=` and its milestone of `&milestoneId=`, or asks which one it is for. */
export function SubmitWorkPage() {
  const { t } = useTranslation('contracts');
  const address = useAddress();
  const contractId = address.get('contractId');
  const milestoneId = address.get('milestoneId');

  return (
    <Page
      title={t('titles.submitWork')}
      width="narrow"
      back={<BackLink to="/active-contracts">{t('submitWork.back')}</BackLink>}
    >
      {contractId === '' ? (
        <PickContract />
      ) : (
        <WorkForContract
          key={`${contractId} ${milestoneId}`}
          contractId={contractId}
          milestoneId={milestoneId}
        />
      )}
    </Page>
  );
}
