import { useTranslation } from 'react-i18next';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import type { Application } from '@plumbline/shared-schema/applications';
import { DeclineReason } from '../declined/DeclineReason';
import { TurnBar } from '../turn-bar/TurnBar';

/** What an application waits for, as its contractor sees it. */
export function ProposalTurn({ application }: { application: Application }) {
  const { t } = useTranslation('contracts');
  const { declined, isWaiting, jobId: job } = application;
  const state = applicationState(application);

  if (declined)
    return (
      <TurnBar isOwn={false} whose={t('turn.rest.done')} step={t('declined.byClient')}>
        <DeclineReason declined={declined} />
      </TurnBar>
    );
  if (state === 'hired')
    return <TurnBar isOwn={false} whose={t('turn.rest.done')} step={t('proposals.turn.hired')} />;
  if (job.status === 'removed')
    return <TurnBar isOwn={false} whose={t('turn.rest.done')} step={t('proposals.turn.removed')} />;
  // An answer came: an offer, which stands under the received ones.
  if (!isWaiting)
    return <TurnBar isOwn={false} whose={t('turn.rest.done')} step={t('proposals.turn.answered')} />;
  return <TurnBar isOwn={false} whose={t('proposals.turn.client')} step={t('proposals.turn.waits')} />;
}
