import type { Foundation } from '../foundation';
import { createUsersService } from '../../domains/people/users/users.service';
import { createPlacesService } from '../../domains/site/places/places.service';
import { gazetteerFile } from '../../settings/paths';

/** Accounts, and the places where they are. */
export function createUserServices(foundation: Foundation) {
  const places = createPlacesService({ file: gazetteerFile });
  return { places, users: createUsersService({ ...foundation, countryAt: places.countryAt }) };
}
