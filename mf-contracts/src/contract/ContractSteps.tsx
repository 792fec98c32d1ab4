import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Box } from '@plumbline/shared-ui/layout';
import { Step, stepDiscs, StepLabel, Stepper } from '@plumbline/shared-ui/steps';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';

const STEPS = ['made', 'work', 'approval', 'payment'] as const;

/** Four names beside each other on the narrowest phones, with the wider letters that readers may choose. */
const LOOK = {
  ...stepDiscs,
  '& .MuiStep-root': { px: { xs: 0.25, sm: 1 }, minWidth: 0 },
  '& .MuiStepLabel-label': { hyphens: 'auto', overflowWrap: 'anywhere' },
} as const;

/** How many of `STEPS` are behind the contract, or its present milestone; undefined where it went another way. */
function stepsDone({ status, answerDueAt, paymentDetails }: Contract): number | undefined {
  if (status === 'ended' || status === 'canceled') return undefined;
  if (status === 'completed') return paymentDetails.paymentStatus === 'paid' ? 4 : 3;
  return answerDueAt === null ? 1 : 2;
}

/** How far the contract has come: made, work handed in, approved, paid. */
export function ContractSteps({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const id = useId();
  const done = stepsDone(contract);
  // The sections below are third in order.
  if (done === undefined)
    return (
      <Typography component="h2" sx={visuallyHidden}>
        {t('details.title')}
      </Typography>
    );
  const next = STEPS[done];

  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} component="h2" sx={visuallyHidden}>
        {t('steps.title')}
      </Typography>
      <Typography sx={visuallyHidden}>
        {next ? t('steps.next', { done, steps: STEPS.length, name: t(`steps.${next}`) }) : t('steps.all')}
      </Typography>
      <Stepper activeStep={done} alternativeLabel aria-hidden sx={LOOK}>
        {STEPS.map((name) => (
          <Step key={name}>
            <StepLabel>{t(`steps.${name}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
