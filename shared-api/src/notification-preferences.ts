import type {
  NotificationPreferenceChange,
  NotificationPreferences,
} from '@plumbline/shared-schema/notification-preferences';
import type { AddPhone, ConfirmPhone, PhoneState } from '@plumbline/shared-schema/phone';
import type { PushState, PushSubscriptionBody } from '@plumbline/shared-schema/push';
import { api } from '@plumbline/shared-api/api';
import type { AppDispatch, RootState } from '@plumbline/shared-api/store';
import { change, read, type SavedRow } from './calls';

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

const PHONE = 'users/me/phone';

type StartedPhone = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: SavedRow<PhoneState> }> };

/** What became of the number is in the answer. */
async function keepPhone(_asked: unknown, { dispatch, queryFulfilled }: StartedPhone): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(phoneApi.util.updateQueryData('getPhone', undefined, () => answer.data.data));
}

/** The number for text messages. SMS_OFF, SMS_STOPPED 409; CODE_INVALID 400; RESEND_TOO_SOON 429. */
export const phoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPhone: build.query<PhoneState, void>(
      read(
        () => PHONE,
        () => [],
      ),
    ),
    addPhone: build.mutation<SavedRow<PhoneState>, AddPhone>({
      ...change(
        (body) => ({ url: PHONE, method: 'POST', body }),
        () => [],
      ),
      onQueryStarted: keepPhone,
    }),
    confirmPhone: build.mutation<SavedRow<PhoneState>, ConfirmPhone>({
      ...change(
        (body) => ({ url: PHONE, body, idempotent: false }),
        () => [],
      ),
      onQueryStarted: keepPhone,
    }),
    removePhone: build.mutation<SavedRow<PhoneState>, void>({
      ...change(
        () => ({ url: PHONE, method: 'DELETE' }),
        () => [],
      ),
      onQueryStarted: keepPhone,
    }),
  }),
});

export const { useGetNotificationPreferencesQuery, useChooseNotificationsMutation } =
  notificationPreferencesApi;
export const { useGetPushQuery, useChangePushMutation } = pushApi;
export const { useGetPhoneQuery, useAddPhoneMutation, useConfirmPhoneMutation, useRemovePhoneMutation } =
  phoneApi;
