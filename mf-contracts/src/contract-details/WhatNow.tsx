import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { DatedText } from '../contract-days/DatedText';
import { useContractTurn } from '../contract-turn/use-contract-turn';
import { useTurnTexts } from '../contract-turn/use-turn-texts';

type WhatNowProps = {
  contract: Contract;
  /** What can be done. */
  children: ReactNode;
};

/** First on a contract: whose turn it is, for what, by when, and the button for it. */
export function WhatNow({ contract, children }: WhatNowProps) {
  const { t } = useTranslation('contracts');
  const { isOwn } = useContractTurn(contract);
  const { whose, step, until } = useTurnTexts(contract);
  const id = useId();

  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 2.5 },
        borderLeft: 6,
        borderLeftColor: isOwn ? 'primary.main' : 'divider',
      }}
    >
      <Typography id={id} component="h3" variant="overline" color="text.secondary">
        {t('ui:labelled', { label: t('turn.title'), text: whose })}
      </Typography>
      <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {step} {until && <UntilText text={until} />}
      </Typography>
      <Stack spacing={2} sx={{ mt: 1 }}>
        <WhatElse contract={contract} />
        {children}
      </Stack>
    </Card>
  );
}

function UntilText({ text }: { text: string }) {
  return (
    <Typography component="span" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
      ({text})
    </Typography>
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
