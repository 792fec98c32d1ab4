import { Box } from '@plumbline/shared-ui/layout';
import { useStepArrival } from '../auth-frame/use-step-arrival';
import { AccountCreated } from './AccountCreated';
import { CodeStep } from './CodeStep';
import { SignUpForms } from './SignUpForms';
import { usePendingAccount } from './use-pending-account';

export function SignUpPage() {
  const { pending, view, onRegistered, onResendAt, onStep, onDone, onStartOver } = usePendingAccount();
  const frame = useStepArrival(view);

  return (
    <Box ref={frame}>
      {view === 'forms' && <SignUpForms onRegistered={onRegistered} />}
      {view === 'created' && pending && (
        <AccountCreated pending={pending} onContinue={() => onStep(3)} onStartOver={onStartOver} />
      )}
      {view === 'code' && pending && (
        <CodeStep
          pending={pending}
          onResendAt={onResendAt}
          onBack={() => onStep(2)}
          onDone={onDone}
          onStartOver={onStartOver}
        />
      )}
    </Box>
  );
}
