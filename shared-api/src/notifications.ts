import type {
  NotificationPage,
  NotificationsParams,
  ReadNotifications,
  Unread,
} from '@plumbline/shared-schema/notifications';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';

/** How many are left: the answer of whatever changes them. */
type Counts = Omit<Unread, 'success'>;
const countsOf = ({ unread, unseen }: Unread): Counts => ({ unread, unseen });

// Reading what is announced finds no new jobs: saved searches stay.
const invalidatesTags = onSuccess(() => [listTag('Notification')]);

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationPage, NotificationsParams>({
      query: (params) => ({ url: 'notifications', params }),
      providesTags: (page) => pageTags('Notification', page?.data),
    }),
    countNewNotifications: build.query<Counts, void>({
      query: () => 'notifications/unread',
      transformResponse: countsOf,
      providesTags: [listTag('Notification')],
    }),
    readNotifications: build.mutation<Counts, ReadNotifications>({
      query: (body) => ({ url: 'notifications/read', method: 'POST', body }),
      transformResponse: countsOf,
      invalidatesTags,
    }),
    /** Only the badge changes: what is listed stays as it is. */
    seeNotifications: build.mutation<Counts, void>({
      query: () => ({ url: 'notifications/seen', method: 'POST' }),
      transformResponse: countsOf,
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(notificationsApi.util.updateQueryData('countNewNotifications', undefined, () => data));
        } catch {
          // The badge stays until the next time.
        }
      },
    }),
    deleteNotification: build.mutation<Counts, string>({
      query: (id) => ({ url: `notifications/${id}`, method: 'DELETE' }),
      transformResponse: countsOf,
      invalidatesTags,
    }),
    deleteReadNotifications: build.mutation<Counts, void>({
      query: () => ({ url: 'notifications/read', method: 'DELETE' }),
      transformResponse: countsOf,
      invalidatesTags,
    }),
  }),
});

export const {
  useListNotificationsQuery,
  useCountNewNotificationsQuery,
  useReadNotificationsMutation,
  useSeeNotificationsMutation,
  useDeleteNotificationMutation,
  useDeleteReadNotificationsMutation,
} = notificationsApi;
