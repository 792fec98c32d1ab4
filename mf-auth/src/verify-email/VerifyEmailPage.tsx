import { useSession } from '@plumbline/shared-api/session';
import { useGetMeQuery } from '@plumbline/shared-api/users';
import { Box } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useStepArrival } from '../auth-frame/use-step-arrival';
import { EmailConfirmed } from './EmailConfirmed';
import { EnterCode } from './EnterCode';

/** Confirming the address later on, for who is signed in and put the code of the sign-up off. */
export function VerifyEmailPage() {
  const { user } = useSession();
  // The address may have been confirmed on another device meanwhile.
  useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [resendAt, setResendAt] = useState(0);
  const isConfirmed = user?.emailVerified ?? false;
  const frame = useStepArrival(isConfirmed ? 'confirmed' : 'code');

  return (
    <Box ref={frame}>
      {user && isConfirmed && <EmailConfirmed email={user.email} />}
      {user && !isConfirmed && <EnterCode email={user.email} resendAt={resendAt} onResendAt={setResendAt} />}
    </Box>
  );
}
