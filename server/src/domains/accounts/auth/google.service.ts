import type { GoogleSignIn } from '@plumbline/shared-schema/google-sign-in';
import { FULL_NAME_MAX } from '@plumbline/shared-schema/limits';
import { emailSchema } from '@plumbline/shared-schema/texts';
import { cleanLine } from '@plumbline/shared-schema/typed-text';
import type { User } from '@plumbline/shared-schema/users';
import type { Transaction } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import type { Mails } from '../../../kit/mail/mails.service';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { Language } from '../../../kit/texts';
import type { UsersRepository } from '../../people/users/users.repository';
import type { UserViews } from '../../people/users/user-view';
import { fingerprint, newToken } from '../../../kit/digests';
import type { GoogleProvider, IdentityClaims, Visit } from './google-provider';
import type { IdentitiesRepository, ProvenIdentity } from './identities.repository';
import type { Device } from './device';
import type { SecondStepService } from './second-step.service';
import type { SessionsService } from './sessions.service';
import { refuseSuspended } from './suspended';

type Dependencies = {
  provider: GoogleProvider | undefined;
  identities: IdentitiesRepository;
  users: UsersRepository;
  views: UserViews;
  sessions: SessionsService;
  secondStep: SecondStepService;
  mails: Mails;
  outbox: Outbox;
  transaction: Transaction;
};

/** `browser`: the secret in the cookie of the browser that visited the provider. */
type Caller = { browser: string | undefined; device: Device; language: Language };

const CODE_SECONDS = 120;

export type GoogleService = ReturnType<typeof createGoogleService>;

/** Sign-in through an identity provider. Accounts are keyed on issuer and subject. */
export function createGoogleService(dependencies: Dependencies) {
  const { provider, identities, views, sessions, secondStep } = dependencies;
  const findOrRegister = createFindOrRegister(dependencies);

  async function proofOf(
    { code, credential }: GoogleSignIn,
    browser: string | undefined,
  ): Promise<ProvenIdentity> {
    if (code !== undefined) {
      const claims =
        browser === undefined
          ? undefined
          : await identities.spendCode(fingerprint(code), fingerprint(browser));
      if (claims === undefined) throw new AppError('GOOGLE_INFO_MISSING');
      return claims;
    }
    if (provider === undefined || credential === undefined) throw new AppError('GOOGLE_INFO_MISSING');
    const verified = await provider.verify(credential).catch(() => undefined);
    const identity = proven(verified?.claims);
    if (verified === undefined || !(await identities.spendCredential(verified)))
      throw new AppError('GOOGLE_INFO_MISSING');
    return identity;
  }

  return {
    isConfigured: provider !== undefined,

    begin: (redirectUri: string) => provider?.begin(redirectUri),

    /** The one-time code with which the page, and only in this browser, fetches its session within two minutes. */
    finish: async (currentUrl: URL, visit: Visit, browser: string): Promise<string> => {
      const claims = proven(await provider?.finish(currentUrl, visit));
      const code = newToken();
      await identities.insertCode({
        codeHash: fingerprint(code),
        browserHash: fingerprint(browser),
        claims,
        seconds: CODE_SECONDS,
      });
      return code;
    },

    /** GOOGLE_INFO_MISSING without a valid proof, ACCOUNT_EXISTS, ACCOUNT_SUSPENDED, TWO_STEP_REQUIRED. New people become clients, whatever the body says. */
    signIn: async (
      input: GoogleSignIn,
      { browser, device, language }: Caller,
    ): Promise<{ token: string; user: User }> => {
      const row = await findOrRegister(await proofOf(input, browser), language);
      refuseSuspended(row);
      await secondStep.require(row, false);
      const token = await sessions.signIn({ userId: row.id, remember: false, device });
      return { token, user: views.own(row) };
    },
  };
}

/** Finds the person of a proven identity, or makes a client of them. */
function createFindOrRegister({ identities, users, mails, outbox, transaction }: Dependencies) {
  /** ACCOUNT_EXISTS: the address belongs to an account of another kind, which a provider's claim does not open. */
  async function register(claims: ProvenIdentity, language: Language): Promise<UserRow> {
    if (await users.findByEmail(claims.email)) throw new AppError('ACCOUNT_EXISTS');
    return transaction(async (tx) => {
      const { email, name: fullName, issuer, subject } = claims;
      const row = await users.insert(tx, {
        email,
        fullName,
        userType: 'client',
        language,
        emailVerifiedAt: new Date(),
      });
      await identities.insert(tx, { userId: row.id, issuer, subject });
      await outbox.add(tx, 'user.registered', { userId: row.id });
      await mails.add(tx, row, { template: 'welcome' });
      return row;
    });
  }

  return async function findOrRegister(claims: ProvenIdentity, language: Language): Promise<UserRow> {
    const known = await identities.findUser(claims);
    if (known !== undefined) return known;
    try {
      return await register(claims, language);
    } catch (error) {
      // Two calls at once for a new person: the other one made the account.
      const made = isTaken(error) ? await identities.findUser(claims) : undefined;
      if (made !== undefined) return made;
      throw isTaken(error) ? new AppError('ACCOUNT_EXISTS') : error;
    }
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'EMAIL_TAKEN' || error.code === 'ACCOUNT_EXISTS');
}

function proven(claims: IdentityClaims | undefined): ProvenIdentity {
  const email = emailSchema.safeParse(claims?.email);
  if (claims === undefined || !email.success || !claims.isEmailVerified || claims.subject === '') {
    throw new AppError('GOOGLE_INFO_MISSING');
  }
  const name = cleanLine(claims.name ?? email.data.split('@')[0] ?? '').slice(0, FULL_NAME_MAX);
  return { issuer: claims.issuer, subject: claims.subject, email: email.data, name };
}
