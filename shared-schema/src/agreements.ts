import { z, type Infer } from '@plumbline/shared-schema/zod';
import { daySchema } from '@plumbline/shared-schema/dates';
import { savedOf } from '@plumbline/shared-schema/envelope';
import { userSchema } from '@plumbline/shared-schema/users';

/** What a person agrees to, of the texts of the site. */
export const AGREED_TEXTS = ['terms', 'privacy'] as const;

/** `PUT /users/me/agreement`: what was read. A version is the day since when a text holds. 409 TEXTS_CHANGED where another is published. */
export const textVersionsSchema = z.object({ terms: daySchema, privacy: daySchema });
export type TextVersions = Infer<typeof textVersionsSchema>;

/** 200 of it: the account, which now says so. */
export const agreedSchema = savedOf(userSchema);
