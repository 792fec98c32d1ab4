import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateJobMutation } from '@plumbline/shared-api/jobs';
import { useSession } from '@plumbline/shared-api/session';
import { Page } from '@plumbline/shared-ui/Page';
import { ContractForm } from '../contract-form/ContractForm';
import { emptyContract, toJobBody } from '../contract-form/contract-values';

/** Post contract (SPEC §2): ends on the home page, where the new contract comes first. */
export function PostContractPage() {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const navigate = useNavigate();
  const [createJob] = useCreateJobMutation();

  return (
    <Page title={t('titles.post')} subtitle={t('post.lead')} width="narrow">
      <ContractForm
        draft={`post-contract:${user?._id ?? ''}`}
        initial={emptyContract({ hideExactLocation: user?.userType === 'client' })}
        submitLabel={t('post.submit')}
        failure={t('schema:failures.postJob')}
        save={async (contract, attachment) => {
          const { message } = await createJob(toJobBody(contract, attachment)).unwrap();
          return message || t('schema:success.jobPosted');
        }}
        onSaved={() => void navigate('/')}
      />
    </Page>
  );
}
