import { Button } from '@plumbline/shared-ui/actions';
import { TextField } from '@plumbline/shared-ui/Form';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { OwnerFields } from './OwnerFields';
import type { AskedSteps } from './use-both-steps';

type BothStepsFieldsProps = { steps: AskedSteps; onClose: () => void };

/** The password and, where it is asked for, the second step. */
export function BothStepsFields({ steps, onClose }: BothStepsFieldsProps) {
  return (
    <>
      <OwnerFields onClose={onClose} />
      {steps.isAsked && <SecondStepField steps={steps} />}
    </>
  );
}

function SecondStepField({ steps: { isSigned, hasPasskey, sign } }: { steps: AskedSteps }) {
  const { t } = useTranslation('auth');
  return (
    <>
      {!isSigned && (
        <TextField
          name="code"
          label={t('twoStep.code')}
          helperText={t('twoStep.codeHint')}
          autoComplete="one-time-code"
        />
      )}
      {!isSigned && hasPasskey && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void sign()}>
          {t('twoStep.passkeyInstead')}
        </Button>
      )}
      <Typography role="status" variant="body2">
        {isSigned && t('twoStep.passkeySigned')}
      </Typography>
    </>
  );
}
