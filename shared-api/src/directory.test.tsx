import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  useGetClientHistoryQuery,
  useGetProfileSummaryQuery,
  useListFeaturedQuery,
  useListSpecialtiesQuery,
} from '@plumbline/shared-api/directory';
import { useAddSkillMutation } from '@plumbline/shared-api/profile-entries';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

test('people are asked for by kind and specialty', async () => {
  const asked: string[] = [];
  network.use(
    http.get(at('users/featured'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, data: [{ _id: 'u1' }], count: 1, page: 1, limit: 3 });
    }),
    http.get(at('users/specialties'), () =>
      HttpResponse.json({ success: true, data: [{ name: 'plumbing', count: 4 }] }),
    ),
  );
  const { result } = renderApi(() => ({
    people: useListFeaturedQuery({ kind: 'contractor', specialty: 'plumbing', q: '', limit: 3 }).data,
    specialties: useListSpecialtiesQuery().data,
  }));
  await waitFor(() => expect(result.current.people).toMatchObject({ data: [{ _id: 'u1' }], count: 1 }));
  await waitFor(() => expect(result.current.specialties).toEqual([{ name: 'plumbing', count: 4 }]));
  expect(asked).toEqual(['?kind=contractor&specialty=plumbing&limit=3']);
});

test('the history of a client is read by the person', async () => {
  const data = { _id: 'u1', jobsPosted: 2 };
  network.use(http.get(at('users/u1/client-history'), () => HttpResponse.json({ success: true, data })));
  const { result } = renderApi(() => useGetClientHistoryQuery('u1').data);
  await waitFor(() => expect(result.current).toEqual(data));
});

test('what visitors know of a profile is read by the person, and again when one of its lists has changed', async () => {
  const data = { skills: ['plumbing'], works: 4 };
  network.use(
    http.get(at('users/u1/profile-summary'), () => HttpResponse.json({ success: true, data })),
    http.post(at('skills/add'), () => {
      data.skills.push('roofing');
      return HttpResponse.json({ success: true, data: { _id: 's2', name: 'roofing' } });
    }),
  );
  const { result } = renderApi(() => ({
    summary: useGetProfileSummaryQuery('u1').data,
    add: useAddSkillMutation()[0],
  }));
  await waitFor(() => expect(result.current.summary).toEqual({ skills: ['plumbing'], works: 4 }));
  await act(() => result.current.add({ input: { name: 'roofing' } }));
  await waitFor(() => expect(result.current.summary).toEqual({ skills: ['plumbing', 'roofing'], works: 4 }));
});
