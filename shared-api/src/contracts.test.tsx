import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useListContractsQuery, useMoveContractMutation } from '@plumbline/shared-api/contracts';
import { useRaiseDisputeMutation } from '@plumbline/shared-api/disputes';
import { useCreateFeedbackMutation, useListFeedbacksQuery } from '@plumbline/shared-api/feedbacks';
import { useListSubmissionsQuery, useSubmitWorkMutation } from '@plumbline/shared-api/submissions';
import { aContract } from '@plumbline/testing/builders/contracts';
import { aSubmission } from '@plumbline/testing/builders/submissions';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

const contract = aContract();

/** A server with one contract that can be paused; `refusal` answers the pause instead. */
function world(refusal?: () => Response) {
  let status: 'active' | 'paused' = 'active';
  const list = (wanted: string) => (status === wanted ? [aContract({ status })] : []);
  const keys: (string | null)[] = [];
  network.use(
    http.get(at('contracts/active-contracts'), () =>
      HttpResponse.json({ success: true, data: list('active') }),
    ),
    http.get(at('contracts/paused'), () => HttpResponse.json({ success: true, data: list('paused') })),
    http.patch(at(`contracts/${contract._id}/pause`), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      status = 'paused';
      if (refusal) return refusal();
      return HttpResponse.json({ success: true, message: 'Paused', data: aContract({ status }) });
    }),
  );
  return keys;
}

const renderLists = () =>
  renderApi(() => ({
    active: useListContractsQuery('active').data,
    paused: useListContractsQuery('paused').data,
    move: useMoveContractMutation()[0],
    dispute: useRaiseDisputeMutation()[0],
  }));

test('a contract that is paused leaves the active list and joins the paused one', async () => {
  const keys = world();
  const { result } = renderLists();
  await waitFor(() => expect(result.current.active).toHaveLength(1));
  await act(async () => {
    const saved = await result.current.move({ id: contract._id, action: 'pause' }).unwrap();
    expect(saved).toMatchObject({ message: 'Paused', data: { status: 'paused' } });
  });
  await waitFor(() => expect(result.current.paused).toHaveLength(1));
  await waitFor(() => expect(result.current.active).toHaveLength(0));
  expect(keys).toEqual([expect.any(String)]);
});

test('a move that came too late shows the lists as they are by now', async () => {
  world(() => HttpResponse.json({ success: false, code: 'INVALID_TRANSITION' }, { status: 409 }));
  const { result } = renderLists();
  await waitFor(() => expect(result.current.active).toHaveLength(1));
  await act(async () => {
    await expect(result.current.move({ id: contract._id, action: 'pause' }).unwrap()).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
    });
  });
  await waitFor(() => expect(result.current.active).toHaveLength(0));
});

test('work goes out with its files and is in the list afterwards', async () => {
  const rows: unknown[] = [];
  network.use(
    http.get(at(`contracts/${contract._id}/submissions`), () =>
      HttpResponse.json({ success: true, data: rows }),
    ),
    http.post(at(`contracts/${contract._id}/submissions`), async ({ request }) => {
      const type = request.headers.get('content-type') ?? '';
      const text = await request.text();
      rows.push(aSubmission());
      expect(type).toContain('multipart/form-data');
      expect(text.match(/name="files"/g)).toHaveLength(2);
      return HttpResponse.json(
        { success: true, message: 'Sent', data: aSubmission(), contract },
        { status: 201 },
      );
    }),
  );
  const { result } = renderApi(() => ({
    list: useListSubmissionsQuery(contract._id).data,
    submit: useSubmitWorkMutation()[0],
  }));
  await waitFor(() => expect(result.current.list).toEqual([]));
  const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await act(async () => {
    await result.current.submit({ contractId: contract._id, text: 'Done', files }).unwrap();
  });
  await waitFor(() => expect(result.current.list).toHaveLength(1));
});

test('reviews of a person come with the number of all, and again after one was sent', async () => {
  const asked: string[] = [];
  network.use(
    http.get(at('feedbacks/'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([], { headers: { 'x-total-count': '7' } });
    }),
    http.post(at('feedbacks/'), () =>
      HttpResponse.json({ success: true, message: 'Review sent', data: { _id: 'f1' } }, { status: 201 }),
    ),
  );
  const { result } = renderApi(() => ({
    reviews: useListFeedbacksQuery({ userId: 'u1' }).data,
    send: useCreateFeedbackMutation()[0],
  }));
  await waitFor(() => expect(result.current.reviews).toEqual({ data: [], count: 7 }));
  await act(async () => {
    await result.current.send({ contractId: contract._id, rating: 5 }).unwrap();
  });
  await waitFor(() => expect(asked).toEqual(['?userId=u1', '?userId=u1']));
});
