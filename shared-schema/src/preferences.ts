import { z, type Infer } from '@plumbline/shared-schema/zod';
import { LOCALES, PLAN_IDS, PLAN_PERIODS } from '@plumbline/shared-schema/options';
import { says } from '@plumbline/shared-schema/validation';

const languageSchema = z.enum(LOCALES, says('invalidOption'));
const themeSchema = z.enum(['dark', 'light'], says('invalidOption'));

const planChoiceSchema = z.object({
  id: z.enum(PLAN_IDS, says('invalidOption')),
  period: z.enum(PLAN_PERIODS, says('invalidOption')),
});
export type PlanChoice = Infer<typeof planChoiceSchema>;

/** `PUT /users/me/preferences`: what is named changes. `language` is also the one of the mails to this person. */
export const updatePreferencesSchema = z.object({
  language: languageSchema.optional(),
  theme: themeSchema.optional(),
  appearOffline: z.boolean(says('invalid')).optional(),
  sms: z.boolean(says('invalid')).optional(),
  promotional: z.boolean(says('invalid')).optional(),
  plan: planChoiceSchema.optional(),
});
export type UpdatePreferences = Infer<typeof updatePreferencesSchema>;

/**
 * What a person has chosen and finds again after a sign-in; null while nothing was chosen. With `appearOffline` nobody
 * sees when that person is online or types. `plan` is the one a person would like: absent while none was chosen, and
 * nothing is charged for it.
 */
export const preferencesSchema = z.object({
  language: languageSchema.nullable(),
  theme: themeSchema.nullable(),
  appearOffline: z.boolean(),
  /** Text messages of urgent things, to a number that was confirmed (`phone.ts`). */
  sms: z.boolean(),
  /** News and offers of the site itself. */
  promotional: z.boolean(),
  plan: planChoiceSchema.optional(),
});
export type Preferences = Infer<typeof preferencesSchema>;

/** `GET` and `PUT /users/me/preferences` */
export const preferencesAnswerSchema = z.object({ success: z.literal(true), data: preferencesSchema });
