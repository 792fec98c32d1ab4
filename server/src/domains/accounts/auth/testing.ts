import { generateSync } from 'otplib';
import { twoSteps } from '../../../database/tables/accounts';
import { PASSWORD } from '../../../app/testing';
import type { TestServer } from '../../../app/testing';

export const TWO_STEP = '/api/v1/users/me/two-step';

/** As an authenticator app: of now, or so many steps later. */
export const appCode = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });

/** An account with two-step sign-in on; no code of the app has been used since. */
export async function aTwoStepAccount(server: TestServer, email: string) {
  const user = await server.addAccount({ email, emailVerifiedAt: new Date() });
  const signedIn = await server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD });
  const caller = server.withToken(signedIn.json().token);
  const { secret } = (await caller.post(TWO_STEP, { password: PASSWORD })).json().data;
  const answer = await caller.put(TWO_STEP, { code: appCode(secret) });
  const { recoveryCodes } = answer.json().data as { recoveryCodes: string[] };
  await server.database.update(twoSteps).set({ lastStep: 0 });
  return { user, caller, secret: secret as string, recoveryCodes };
}
