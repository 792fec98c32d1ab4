import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Typography } from '@plumbline/shared-ui/text';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { DatedText } from '../contract-days/DatedText';
import { useContractTurn } from '../contract-turn/use-contract-turn';
import { useTurnTexts } from '../contract-turn/use-turn-texts';
import { TurnBar } from '../turn-bar/TurnBar';

type WhatNowProps = {
  contract: Contract;
  /** What can be done. */
  children: ReactNode;
};

/** First on a contract: what happens now. */
export function WhatNow({ contract, children }: WhatNowProps) {
  const { isOwn } = useContractTurn(contract);
  return (
    <TurnBar {...useTurnTexts(contract)} isOwn={isOwn}>
      <WhatElse contract={contract} />
      {children}
    </TurnBar>
  );
}

/** What silence leads to, how it goes on after a pause, and what is answered first. */
function WhatElse({ contract: { answerDueAt, status, allowedActions } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const offered = useOfferedActions()(allowedActions);
  const isPaused = status === 'paused';
  const isChangeFirst = offered.includes('approve') && offered.includes('acceptAmendment');
  const lines = [
    isPaused && offered.includes('activate') && t('details.activateToGoOn'),
    answerDueAt !== null && isPaused && t('details.workWaitsPaused'),
    answerDueAt !== null && !isPaused && (
      <DatedText at={answerDueAt} text={(date) => t('details.workWaits', { date })} />
    ),
    isChangeFirst && t('details.changeFirst'),
  ].filter((line) => line !== false);
  return lines.map((line, index) => <Typography key={index}>{line}</Typography>);
}
