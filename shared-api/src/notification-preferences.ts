import type {
  NotificationPreferenceChange,
  NotificationPreferences,
} from '@plumbline/shared-schema/notification-preferences';
import type { PushState, PushSubscriptionBody } from '@plumbline/shared-schema/push';
import { api } from '@plumbline/shared-api/api';
import type { RootState } from '@plumbline/shared-api/store';
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
    chooseNotifications: build.mutation<NotificationPreferences, NotificationPreferenceChange[]>({
      query: (changes) => ({ url: 'notifications/preferences', method: 'PUT', body: { changes } }),
      transformResponse: ({ data }: { data: NotificationPreferences }) => data,
      async onQueryStarted(changes, { dispatch, getState, queryFulfilled }) {
        const { getNotificationPreferences } = notificationPreferencesApi.endpoints;
        const { data: before } = getNotificationPreferences.select()(getState() as RootState);
        const put = (values: NotificationPreferenceChange[]) =>
          dispatch(
            notificationPreferencesApi.util.updateQueryData(
              'getNotificationPreferences',
              undefined,
              (all) => {
                for (const { group, channel, isOn } of values) all[group][channel] = isOn;
              },
            ),
          );
        put(changes);
        // Only its own choices: others may be on their way.
        const asBefore = changes.map((change) => ({
          ...change,
          isOn: before?.[change.group][change.channel] ?? !change.isOn,
        }));
        await queryFulfilled.catch(() => put(asBefore));
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

export const { useGetNotificationPreferencesQuery, useChooseNotificationsMutation } =
  notificationPreferencesApi;
export const { useGetPushQuery, useChangePushMutation } = pushApi;
