import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ChangedEvent } from '@plumbline/shared-schema/events';
import { STALE } from '@plumbline/shared-schema/stale';
import { applicationsApi } from '@plumbline/shared-api/applications';
import { contractsApi } from '@plumbline/shared-api/contracts';
import { feedbacksApi } from '@plumbline/shared-api/feedbacks';
import { invitesApi } from '@plumbline/shared-api/invites';
import { offersApi } from '@plumbline/shared-api/offers';
import { startRealtime } from '@plumbline/shared-api/realtime';
import { apiOf } from '@plumbline/shared-api/remote-api';
import { makeStore } from '@plumbline/shared-api/store';
import { StoreProvider } from '@plumbline/shared-api/StoreProvider';
import { submissionsApi } from '@plumbline/shared-api/submissions';
import { TAG_TYPES } from '@plumbline/shared-api/tags';
import { startLiveServer } from './testing/live-server';
import { network } from './testing/network';
import { nora, storeSession } from './testing/people';

const jobId = 'j1';
/** One query for each noun; the query of jobs is about the job of the test. */
const { endpoints } = apiOf('mf-watcher').injectEndpoints({
  endpoints: (build) => ({
    watch: build.query<unknown, (typeof TAG_TYPES)[number]>({
      query: (type) => `watch/${type}`,
      providesTags: (_answer, _error, type) => [{ type, id: type === 'Job' ? jobId : 'LIST' }],
    }),
  }),
});

let server: Awaited<ReturnType<typeof startLiveServer>>;
let store: ReturnType<typeof makeStore>;
let stop: () => void;

// Runs alone: these sockets and calls are real.
beforeAll(() => network.close());
beforeEach(async () => {
  server = await startLiveServer();
  storeSession(nora);
  store = makeStore({ baseUrl: server.apiUrl });
  stop = startRealtime(store, server.apiUrl);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  );
  renderHook(() => null, { wrapper });
  await act(() => Promise.all(TAG_TYPES.map((type) => store.dispatch(endpoints.watch.initiate(type)))));
  await waitFor(() => expect(server.heard()).toHaveLength(2));
});
afterEach(async () => {
  stop();
  await server.close();
});

/** The nouns refetched because of `cause`, in any order. */
async function refetchedBy(cause: () => unknown, expected: readonly string[]) {
  const before = server.paths().length;
  const asked = () =>
    server
      .paths()
      .slice(before)
      .filter((path) => path.startsWith('watch/'))
      .map((path) => path.replace('watch/', ''))
      .sort();
  await act(async () => {
    await cause();
  });
  await waitFor(() => expect(asked()).toHaveLength(expected.length));
  return asked();
}

const terms = { description: 'Come', budget: 1 };

test.each<[string, () => unknown, ChangedEvent]>([
  [
    'a contract that is made',
    () =>
      store.dispatch(
        contractsApi.endpoints.createContract.initiate({ jobId } as Parameters<
          typeof contractsApi.endpoints.createContract.initiate
        >[0]),
      ),
    { resource: 'Contract', jobId },
  ],
  [
    'a question about the terms',
    () =>
      store.dispatch(
        contractsApi.endpoints.queryTerms.initiate({ id: 'c1', message: 'Who brings the tiles?' }),
      ),
    { resource: 'Contract', jobId },
  ],
  [
    'an offer that is sent',
    () => store.dispatch(offersApi.endpoints.sendOffer.initiate({ jobId, professionalId: 'u2', ...terms })),
    { resource: 'Offer', jobId },
  ],
  [
    'an application',
    () => store.dispatch(applicationsApi.endpoints.apply.initiate({ jobId, coverLetter: 'Hello' })),
    { resource: 'Application', jobId },
  ],
  [
    'an invitation',
    () => store.dispatch(invitesApi.endpoints.createInvite.initiate({ jobId, contractorId: 'u2' })),
    { resource: 'Invite', jobId },
  ],
  [
    'a review',
    () => store.dispatch(feedbacksApi.endpoints.createFeedback.initiate({ contractId: 'c1', rating: 5 })),
    { resource: 'Feedback' },
  ],
  [
    'work that is approved',
    () =>
      store.dispatch(
        submissionsApi.endpoints.approveSubmission.initiate({ contractId: 'c1', submissionId: 's1' }),
      ),
    { resource: 'Contract', jobId },
  ],
])(
  '%s makes the same stale in the own browser and, through the socket, in the other',
  async (_what, change, changed) => {
    const expected = [changed.resource, ...STALE[changed.resource]].sort();
    const own = await refetchedBy(change, expected);
    const other = await refetchedBy(() => server.emitChanged(changed), expected);
    expect(own).toEqual(expected);
    expect(other).toEqual(expected);
  },
);

test('news of a noun that this build does not know is passed over', async () => {
  server.emitChanged({ resource: 'Weather' as ChangedEvent['resource'] });
  const asked = await refetchedBy(() => server.emitChanged({ resource: 'Offer' }), ['Offer', ...STALE.Offer]);
  expect(asked).toEqual(['Application', 'Offer', 'Report']);
});

test('a question about the terms, which is a message, is heard of in the other browser’s chats', async () => {
  const asked = await refetchedBy(
    () => server.emitChanged({ resource: 'Contract', jobId }),
    ['Contract', ...STALE.Contract],
  );
  expect(asked).toEqual(expect.arrayContaining(['Chat', 'Message']));
});
