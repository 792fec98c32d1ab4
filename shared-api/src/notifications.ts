import type { NotificationPage, ReadNotifications, Unread } from '@plumbline/shared-schema/notifications';
import type { PageParams } from '@plumbline/shared-schema/pagination';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationPage, PageParams>({
      query: (params) => ({ url: 'notifications', params }),
      providesTags: (page) => pageTags('Notification', page?.data),
    }),
    countUnreadNotifications: build.query<number, void>({
      query: () => 'notifications/unread',
      transformResponse: ({ unread }: Unread) => unread,
      providesTags: [listTag('Notification')],
    }),
    readNotifications: build.mutation<{ unread: number }, ReadNotifications>({
      query: (body) => ({ url: 'notifications/read', method: 'POST', body }),
      transformResponse: ({ unread }: Unread) => ({ unread }),
      // Reading what is announced finds no new jobs: saved searches stay.
      invalidatesTags: onSuccess(() => [listTag('Notification')]),
    }),
  }),
});

export const { useListNotificationsQuery, useCountUnreadNotificationsQuery, useReadNotificationsMutation } =
  notificationsApi;
