import type { Availability, OwnAvailability } from '@plumbline/shared-schema/availability';
import { api } from '@plumbline/shared-api/api';
import { listTag, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

const OWN = 'availability/me';
const changed = () => stale('ProfileEntry');

/** When contractors work. */
export const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** USER_NOT_FOUND 404 for whoever is no contractor. */
    getAvailability: build.query<Availability, string>(
      read(
        (userId) => at('availability', userId),
        (_row, userId) => [listTag('ProfileEntry', `availability:${userId}`)],
      ),
    ),
    getOwnAvailability: build.query<OwnAvailability, void>(
      read(
        () => OWN,
        () => [listTag('ProfileEntry', 'availability')],
      ),
    ),
    saveAvailability: build.mutation<SavedRow<OwnAvailability>, Availability>(
      change((body) => ({ url: OWN, body, idempotent: false }), changed),
    ),
    makeCalendarAddress: build.mutation<SavedRow<OwnAvailability>, void>(
      change(() => ({ url: `${OWN}/feed`, method: 'POST', idempotent: false }), changed),
    ),
    endCalendarAddress: build.mutation<SavedRow<OwnAvailability>, void>(
      change(() => ({ url: `${OWN}/feed`, method: 'DELETE' }), changed),
    ),
  }),
});

export const {
  useGetAvailabilityQuery,
  useGetOwnAvailabilityQuery,
  useSaveAvailabilityMutation,
  useMakeCalendarAddressMutation,
  useEndCalendarAddressMutation,
} = availabilityApi;
