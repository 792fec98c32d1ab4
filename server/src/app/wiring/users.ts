import type { Foundation } from '../foundation';
import { createUsersService } from '../../domains/people/users/users.service';
import { createPlacesService } from '../../domains/site/places/places.service';
import { gazetteerFile } from '../../settings/paths';
import { createPriceServices } from './prices';

/** Accounts, the places where they are, and what work costs there. */
export function createUserServices(foundation: Foundation) {
  const places = createPlacesService({ file: gazetteerFile });
  const users = createUsersService({ ...foundation, countryAt: places.countryAt });
  return { places, users, ...createPriceServices({ ...foundation, places }) };
}
