import type {
  NotificationPreferenceChange,
  NotificationPreferences,
} from '@plumbline/shared-schema/notification-preferences';
import type { PushState, PushSubscriptionBody } from '@plumbline/shared-schema/push';
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

/** Pushes to this browser, in this session. */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query<PushState, void>(
      read(
        () => 'notifications/push',
        () => [],
      ),
    ),
    changePush: build.mutation<PushState, PushSubscriptionBody | null>({
      query: (body) =>
        body === null
          ? { url: 'notifications/push', method: 'DELETE' }
          : { url: 'notifications/push', method: 'PUT', body },
      transformResponse: ({ data }: { data: PushState }) => data,
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(pushApi.util.updateQueryData('getPush', undefined, () => answer.data));
      },
    }),
  }),
});

export const { useGetNotificationPreferencesQuery, useChooseNotificationMutation } =
  notificationPreferencesApi;
export const { useGetPushQuery, useChangePushMutation } = pushApi;
