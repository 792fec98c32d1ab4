import { z, type Infer } from '@plumbline/shared-schema/zod';
import { LOCALES } from '@plumbline/shared-schema/options';
import { says } from '@plumbline/shared-schema/validation';

const languageSchema = z.enum(LOCALES, says('invalidOption'));
const themeSchema = z.enum(['dark', 'light'], says('invalidOption'));

/** `PUT /users/me/preferences`: what is named changes. `language` is also the one of the mails to this person. */
export const updatePreferencesSchema = z.object({
  language: languageSchema.optional(),
  theme: themeSchema.optional(),
  appearOffline: z.boolean(says('invalid')).optional(),
  sms: z.boolean(says('invalid')).optional(),
  promotional: z.boolean(says('invalid')).optional(),
});
export type UpdatePreferences = Infer<typeof updatePreferencesSchema>;

/**
 * What a person has chosen and finds again after a sign-in; null while nothing was chosen. With `appearOffline` nobody
 * sees when that person is online or types.
 */
export const preferencesSchema = z.object({
  language: languageSchema.nullable(),
  theme: themeSchema.nullable(),
  appearOffline: z.boolean(),
  /** A wish: nothing sends text messages yet. */
  sms: z.boolean(),
  /** News and offers of the site itself. */
  promotional: z.boolean(),
});
export type Preferences = Infer<typeof preferencesSchema>;

/** `GET` and `PUT /users/me/preferences` */
export const preferencesAnswerSchema = z.object({ success: z.literal(true), data: preferencesSchema });
