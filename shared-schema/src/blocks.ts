import { countedOf } from '@plumbline/shared-schema/envelope';
import { personSchema } from '@plumbline/shared-schema/users';

/** `GET /users/blocked`: whom I block, the latest first. */
export const blockedPeopleSchema = countedOf(personSchema);
