import { PASSKEY_MINUTES } from '@plumbline/shared-schema/limits';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyUse,
} from '@plumbline/shared-schema/passkeys';
import type { PasskeyRow } from '../../../database/tables/passkeys';
import type { CurrentUser } from '../../../http/plugins/session';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from './web-authn';

const SITE_NAME = 'Plumbline';
/** The device asks for a finger, a face or a PIN: that makes a passkey two steps in one. */
const userVerification = 'required' as const;
const timeout = PASSKEY_MINUTES * 60_000;

type SiteConfig = { siteUrl: string; allowedOrigins: readonly string[] };

/** What the keys of a new passkey are kept as. */
type PasskeyKeys = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

export type Ceremonies = ReturnType<typeof createCeremonies>;

/** The two ceremonies of WebAuthn, for this site's address: a request's Host header is the sender's to choose. */
export function createCeremonies({ siteUrl, allowedOrigins }: SiteConfig) {
  const { origin, hostname: rpID } = new URL(siteUrl);
  const expected = {
    expectedOrigin: [origin, ...allowedOrigins],
    expectedRPID: rpID,
    requireUserVerification: true,
  };

  return {
    askToMake: async ({ _id, email, fullName }: CurrentUser, known: readonly PasskeyRow[]) =>
      (await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID,
        userID: new TextEncoder().encode(_id),
        userName: email,
        userDisplayName: fullName,
        timeout,
        // A second one on the same device would only confuse.
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification },
      })) as PasskeyCreation,

    /** Names no keys: the device offers those it has for this site. */
    askToSignIn: async (): Promise<PasskeyRequest> =>
      generateAuthenticationOptions({ rpID, userVerification, timeout }),

    /** `undefined`: not what was asked for. */
    readNew: async (given: NewPasskey['credential'], challenge: string): Promise<PasskeyKeys | undefined> => {
      const { registrationInfo: made } = await verifyRegistrationResponse({
        ...expected,
        response: { ...given, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
      }).catch(() => ({ registrationInfo: undefined }));
      if (made === undefined) return undefined;
      const { id: credentialId, publicKey, counter, transports = [] } = made.credential;
      return {
        ...{ credentialId, counter, transports },
        publicKey: Buffer.from(publicKey).toString('base64url'),
        isSynced: made.credentialBackedUp,
      };
    },

    /** The count of uses that the device signed; `undefined`: the key did not sign this. */
    readUse: async (
      { credentialId, publicKey, counter, userId }: PasskeyRow,
      credential: PasskeyUse,
      challenge: string,
    ): Promise<number | undefined> => {
      const { userHandle } = credential.response;
      if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== userId)
        return undefined;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: { ...credential, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      return verified ? authenticationInfo?.newCounter : undefined;
    },
  };
}

/** What the browser says it was asked; '' for a text that is none of a browser. */
export function challengeIn(clientDataJson: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
