import { addSigningKey, deleteKey, readPublicKeys } from '../key-folder';
import { changeLive } from './change-live';
import { sealLog } from './log-heads';
import { readLive } from './registry-context';
import type { RegistryContext } from './registry-context';

/**
 * Adds a signing key and signs what is live with all keys, so that a site that knows the old public key and one that
 * knows the new both accept it. Gives the new key's id.
 */
export async function rotateKey(context: RegistryContext, folder: string): Promise<string> {
  // An untrusted document must not be signed again.
  await readLive(context);
  const key = await addSigningKey(folder);
  const both = {
    ...context,
    signingKeys: [...context.signingKeys, key],
    publicKeys: await readPublicKeys(folder),
  };
  await signAgain(both, { command: 'rotate-key', reason: `key ${key.keyId} added` });
  // Once the old key is retired, the newest head is one that the new key signed as well.
  await sealLog(both, { isForced: true });
  return key.keyId;
}

/**
 * Ends the overlap: signs what is live with the other keys alone, then deletes both halves of this one. Preview links
 * that it signed stop working.
 */
export async function retireKey(
  context: RegistryContext,
  { folder, keyId }: { folder: string; keyId: string },
): Promise<void> {
  const known = context.signingKeys.map((key) => key.keyId);
  if (!known.includes(keyId)) throw new Error(`${keyId} is no signing key here; keys: ${known.join(', ')}`);
  const signingKeys = context.signingKeys.filter((key) => key.keyId !== keyId);
  if (signingKeys.length === 0) {
    throw new Error(`${keyId} is the only key: add another with "registry rotate-key" first`);
  }
  await signAgain({ ...context, signingKeys }, { command: 'retire-key', reason: `key ${keyId} retired` });
  await deleteKey(folder, keyId);
}

/** The same packages under the next number: documents are never changed. Before a first publish there are none. */
async function signAgain(
  context: RegistryContext,
  { command, reason }: { command: 'rotate-key' | 'retire-key'; reason: string },
): Promise<void> {
  await changeLive(context, { command, names: [] }, ({ sequence, packages }) =>
    Promise.resolve(sequence === 0 ? undefined : { reason, packages }),
  );
}
