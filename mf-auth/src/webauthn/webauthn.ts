import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from '@plumbline/shared-schema/passkeys';

/** Why no passkey came of it: the person said no or waited too long, or their device has one already. */
export type PasskeyRefusal = 'declined' | 'known';

/** Lets the browser and the device make a passkey. Rejects where either breaks. */
export async function makePasskey(
  options: PasskeyCreation,
): Promise<NewPasskey['credential'] | PasskeyRefusal> {
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return (await startRegistration({ optionsJSON })) as NewPasskey['credential'];
  } catch (error) {
    if (isOf(error, 'InvalidStateError')) return 'known';
    if (isOf(error, 'NotAllowedError') || isOf(error, 'AbortError')) return 'declined';
    throw error;
  }
}

/** Lets a passkey sign; `undefined`: the person said no. `isOffered`: in the list of the field, until it is chosen there. */
export async function signWithPasskey(
  options: PasskeyRequest,
  isOffered: boolean,
): Promise<PasskeySignIn['credential'] | undefined> {
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return (await startAuthentication({
      optionsJSON,
      useBrowserAutofill: isOffered,
    })) as PasskeySignIn['credential'];
  } catch (error) {
    if (isOffered || isOf(error, 'NotAllowedError') || isOf(error, 'AbortError')) return undefined;
    throw error;
  }
}

/** Ends what the browser is asked. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** The browser's own errors keep their names. */
function isOf(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
