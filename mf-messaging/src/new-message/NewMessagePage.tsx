import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useMay } from '@plumbline/shared-api/session';
import { BackLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { TeamNotice } from '@plumbline/shared-ui/feedback';
import { Page } from '@plumbline/shared-ui/Page';
import { RecipientPicker } from './RecipientPicker';
import { RecipientView } from './RecipientView';

/** Writes to one person, who comes from the path, `?recipientId=`, or a choice; with `?job=` about that job. */
export function NewMessagePage() {
  const { t } = useTranslation('messaging');
  const { recipientId: inPath } = useParams();
  const { get } = useAddress();
  const recipientId = inPath ?? get('recipientId');
  const mayWrite = useMay('write');
  const jobId = get('job') || undefined;

  return (
    <Page
      title={t('titles.newMessage')}
      width="narrow"
      back={<BackLink to="/messages">{t('newMessage.back')}</BackLink>}
    >
      {!mayWrite && <TeamNotice />}
      {mayWrite && recipientId !== '' && (
        <RecipientView key={recipientId} recipientId={recipientId} jobId={jobId} />
      )}
      {mayWrite && recipientId === '' && <RecipientPicker />}
    </Page>
  );
}
