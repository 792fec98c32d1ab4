import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  useCountNewNotificationsQuery,
  useListNotificationsQuery,
  useReadNotificationsMutation,
} from '@plumbline/shared-api/notifications';
import {
  useCreateSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useListSavedSearchesQuery,
  useUpdateSavedSearchMutation,
} from '@plumbline/shared-api/saved-searches';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

/** A server that keeps searches by name. */
function searches(...names: string[]) {
  const rows = new Map(names.map((name, index) => [`s${index}`, { _id: `s${index}`, name, newCount: 2 }]));
  network.use(
    http.get(at('saved-searches'), () => HttpResponse.json({ success: true, data: [...rows.values()] })),
    http.post(at('saved-searches'), async ({ request }) => {
      const data = { _id: 'new', newCount: 0, ...((await request.json()) as { name: string }) };
      rows.set('new', data);
      return HttpResponse.json({ success: true, message: 'Search saved', data }, { status: 201 });
    }),
    http.put(at('saved-searches/s0'), async ({ request }) => {
      const { seen } = (await request.json()) as { seen?: true };
      const data = { _id: 's0', name: 'Drains', newCount: seen ? 0 : 2 };
      rows.set('s0', data);
      return HttpResponse.json({ success: true, message: 'Saved search updated', data });
    }),
    http.delete(at('saved-searches/s0'), () => {
      rows.delete('s0');
      return HttpResponse.json({ success: true, message: 'Saved search removed' });
    }),
  );
}

const renderSearches = () =>
  renderApi(() => ({
    list: useListSavedSearchesQuery().data,
    create: useCreateSavedSearchMutation()[0],
    update: useUpdateSavedSearchMutation()[0],
    remove: useDeleteSavedSearchMutation()[0],
  }));

test('a saved, a looked-at and a removed search show in the list at once', async () => {
  searches('Drains');
  const { result } = renderSearches();
  await waitFor(() => expect(result.current.list).toHaveLength(1));
  await act(async () => {
    const saved = await result.current.create({ name: 'Roofs', query: { q: 'roof' } }).unwrap();
    expect(saved).toMatchObject({ message: 'Search saved', data: { name: 'Roofs' } });
    await result.current.update({ id: 's0', changes: { seen: true } }).unwrap();
  });
  await waitFor(() => expect(result.current.list?.map(({ newCount }) => newCount)).toEqual([0, 0]));
  await act(async () => {
    expect(await result.current.remove('s0').unwrap()).toMatchObject({ message: 'Saved search removed' });
  });
  await waitFor(() => expect(result.current.list?.map(({ name }) => name)).toEqual(['Roofs']));
});

test('reading notifications recounts them', async () => {
  let unread = 2;
  const sent: unknown[] = [];
  network.use(
    http.get(at('notifications'), () =>
      HttpResponse.json({ success: true, data: [{ _id: 'n1' }], count: 1, page: 1, limit: 10, unread }),
    ),
    http.get(at('notifications/unread'), () => HttpResponse.json({ success: true, unread, unseen: unread })),
    http.post(at('notifications/read'), async ({ request }) => {
      sent.push(await request.json());
      unread = 0;
      return HttpResponse.json({ success: true, unread, unseen: unread });
    }),
  );
  const { result } = renderApi(() => ({
    page: useListNotificationsQuery({}).data,
    count: useCountNewNotificationsQuery().data?.unread,
    read: useReadNotificationsMutation()[0],
  }));
  await waitFor(() => expect(result.current.count).toBe(2));
  await act(async () => {
    expect(await result.current.read({ ids: ['n1'] }).unwrap()).toEqual({ unread: 0, unseen: 0 });
  });
  await waitFor(() => expect([result.current.count, result.current.page?.unread]).toEqual([0, 0]));
  expect(sent).toEqual([{ ids: ['n1'] }]);
});
