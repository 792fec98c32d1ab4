import { z, type Infer } from '@plumbline/shared-schema/zod';
import { dataOf } from '@plumbline/shared-schema/envelope';

/** `only`: there is no password, so it cannot be removed. */
const googleAccessSchema = z.enum(['none', 'linked', 'only']);
export type GoogleAccess = Infer<typeof googleAccessSchema>;

/** `GET /users/me/access`: what gets into the account beside devices, passkeys and the team, which have lists of their own. */
export const accessSchema = dataOf(z.object({ google: googleAccessSchema }));
export type Access = Infer<typeof accessSchema>['data'];
