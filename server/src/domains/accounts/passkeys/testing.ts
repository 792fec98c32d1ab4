import { createHash, createPublicKey, createSign, randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeySignIn } from '@plumbline/shared-schema/passkeys';
import { newPrivateKey } from '../../../app/dev/new-private-key';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

type Options = { origin?: string; rpId?: string; flags?: number };

/** A device that keeps a passkey, as the browser speaks for it: ES256, no attestation. */
export function aDevice({
  origin = 'http://localhost:4000',
  rpId = 'localhost',
  flags = PRESENT_AND_VERIFIED,
}: Options = {}) {
  const privateKey = newPrivateKey('ES256');
  const publicKey = createPublicKey(privateKey);
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (counter: number, more = 0, key: Buffer[] = []) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count, ...key]);
  };

  return {
    id,

    make: (challenge: string, name = 'Phone'): NewPasskey => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        // COSE: EC2, ES256, P-256, then both coordinates.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authData(0, WITH_KEY, [key]);
      const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { name, credential: { id, rawId: id, type: 'public-key', response } };
    },

    sign: (challenge: string, { counter = 0, userId }: { counter?: number; userId?: string } = {}) => {
      const data = authData(counter);
      const client = clientData('webauthn.get', challenge);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userId !== undefined && { userHandle: Buffer.from(userId).toString('base64url') }),
      };
      return { credential: { id, rawId: id, type: 'public-key', response } } satisfies PasskeySignIn;
    },
  };
}
