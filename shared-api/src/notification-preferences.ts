import type {
  NotificationPreferenceChange,
  NotificationPreferences,
} from '@plumbline/shared-schema/notification-preferences';
import { api } from '@plumbline/shared-api/api';
import { read } from './calls';

/** How a person is told of what concerns them. A change is shown before it is answered, and taken back if refused. */
export const notificationPreferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationPreferences: build.query<NotificationPreferences, void>(
      read(
        () => 'notifications/preferences',
        () => [],
      ),
    ),
    chooseNotification: build.mutation<NotificationPreferences, NotificationPreferenceChange>({
      query: (change) => ({ url: 'notifications/preferences', method: 'PUT', body: { changes: [change] } }),
      transformResponse: ({ data }: { data: NotificationPreferences }) => data,
      async onQueryStarted({ group, channel, isOn }, { dispatch, queryFulfilled }) {
        const put = (value: boolean) =>
          dispatch(
            notificationPreferencesApi.util.updateQueryData(
              'getNotificationPreferences',
              undefined,
              (all) => {
                all[group][channel] = value;
              },
            ),
          );
        put(isOn);
        // Only its own choice: another one may be on its way.
        await queryFulfilled.catch(() => put(!isOn));
      },
    }),
  }),
});

export const { useGetNotificationPreferencesQuery, useChooseNotificationMutation } =
  notificationPreferencesApi;
