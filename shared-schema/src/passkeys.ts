import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { PASSKEY_NAME_MAX } from '@plumbline/shared-schema/limits';
import { oneLine } from '@plumbline/shared-schema/texts';

/** Passkeys: keys that a phone, a computer or a security key keeps, and that sign in without a password. */
const passkeySchema = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
  /** Kept by an account at the maker of the device, and so on others of its devices. */
  isSynced: z.boolean(),
});
export type Passkey = Infer<typeof passkeySchema>;

/** `GET /users/me/passkeys`: the newest first. */
export const passkeysSchema = listOf(passkeySchema);

/** `PUT /users/me/passkeys/{id}`: 404 NOT_FOUND. */
export const passkeyNameSchema = z.object({
  name: oneLine(PASSKEY_NAME_MAX, 'required'),
});
export type PasskeyName = Infer<typeof passkeyNameSchema>;
export const passkeySavedSchema = savedOf(passkeySchema);

/** Bytes as WebAuthn writes them in JSON. */
const bytes = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[\w-]+$/);
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What the browser is asked, as `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  attestation: z.string().optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});
export type PasskeyCreation = Infer<typeof creationOptions>;

/** `POST /users/me/passkeys/options`, with both steps. 400 PASSWORD_INCORRECT, 409 PASSKEY_LIMIT. */
export const passkeyCreationSchema = dataOf(creationOptions);

/** `POST /users/me/passkeys`: what the browser made of it, once. 400 PASSKEY_REFUSED. */
export const newPasskeySchema = passkeyNameSchema.extend({
  credential: z.object({
    id: bytes,
    rawId: bytes,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(32)).max(16).optional(),
    }),
  }),
});
export type NewPasskey = Infer<typeof newPasskeySchema>;

/** `POST /auth/passkey/options`: of whoever asks, so it names no key. */
export const passkeyRequestSchema = dataOf(
  z.object({
    challenge: z.string(),
    rpId: z.string().optional(),
    timeout: z.number().optional(),
    userVerification: z.string().optional(),
  }),
);
export type PasskeyRequest = Infer<typeof passkeyRequestSchema>['data'];

/** What a passkey signed. */
export const passkeyUseSchema = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type PasskeyUse = Infer<typeof passkeyUseSchema>;

/** `POST /auth/passkey`: signs in. 400 PASSKEY_REFUSED whatever is wrong; 403 EMAIL_NOT_VERIFIED. */
export const passkeySignInSchema = z.object({
  remember: z.boolean().optional(),
  credential: passkeyUseSchema,
});
export type PasskeySignIn = Infer<typeof passkeySignInSchema>;
