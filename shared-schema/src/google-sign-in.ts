import { z, type Infer } from '@plumbline/shared-schema/zod';
import { URL_MAX } from '@plumbline/shared-schema/limits';
import { userSchema } from '@plumbline/shared-schema/users';

/**
 * `POST /auth/google`: `code` from our own start/callback, or `credential` (an ID token) of other clients.
 * Everything else is read from the proof, never from here. `providerToken` alone is no proof: an access token does
 * not say for whom it was made. 400 GOOGLE_INFO_MISSING, 409 ACCOUNT_EXISTS.
 */
export const googleSignInSchema = z.object({
  email: z.string().max(1024).optional(),
  name: z.string().max(1024).optional(),
  photo: z.string().max(URL_MAX).optional(),
  userType: z.string().max(32).optional(),
  credential: z.string().max(8192).optional(),
  providerToken: z.string().max(8192).optional(),
  code: z.string().max(512).optional(),
});
export type GoogleSignIn = Infer<typeof googleSignInSchema>;

/** `accessToken` and `token` are the same value. */
export const googleSignedInSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  accessToken: z.string(),
  token: z.string(),
  user: userSchema,
});
export type GoogleSignedIn = Infer<typeof googleSignedInSchema>;

/** `GET /auth/providers`: which identity providers are set up. */
export const providersSchema = z.object({ success: z.literal(true), google: z.boolean() });
export type Providers = Infer<typeof providersSchema>;

/**
 * `GET /auth/google/start` (a navigation, not a fetch). `returnTo` comes back beside the code:
 * `/signin?google=<code>&returnTo=…`, or `/signin?googleError=<one of GOOGLE_ERRORS>`.
 */
export const googleStartSchema = z.object({ returnTo: z.string().max(URL_MAX).optional() });
/**
 * `notConfigured`: no provider set up; `cancelled`: the person said no; `expired`: took too long; `missingInfo`: no
 * verified address, `errors.GOOGLE_INFO_MISSING`; `failed`: the rest.
 */
export const GOOGLE_ERRORS = ['notConfigured', 'cancelled', 'expired', 'missingInfo', 'failed'] as const;
export type GoogleError = (typeof GOOGLE_ERRORS)[number];
