import type { PageAccess, PageEntry } from '@plumbline/shared-schema/platform';
import type { User } from '@plumbline/shared-schema/users';
import { fireEvent, renderPage, screen, waitFor } from '@plumbline/testing/render';
import { http, HttpResponse, recordCalls, server, type SeenCall } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { readManifest, readModule } from './remote-modules';

/** Signed in where possible, because that shows more. */
const VIEWERS: Record<PageAccess, (() => User) | undefined> = {
  public: signedIn.contractor,
  signedIn: signedIn.contractor,
  signedOut: undefined,
  hirer: signedIn.client,
  contractor: signedIn.contractor,
  admin: signedIn.admin,
};

/** Calls whose failure a page does not report, because it works without them. */
const UNSAID = [
  // The bell and the entry of the messages show no number.
  /notifications\/unread$/,
  /chats\/unread$/,
  // The button of the other way in is left out.
  /auth\/providers$/,
  // Suggestions only: any skill can be typed.
  /skills\/all$/,
  // The landing page leaves the section out.
  /users\/top-performers$/,
  /users\/totals$/,
  // A picture leaves its place empty.
  /files\/[\w-]+(\/picture)?$/,
];
/** What a page fetches beside what it shows: the current user, the plan that was chosen, tiles of the landing page. */
const UNSAID_AT: Record<string, RegExp> = {
  '/': /users\/specialties$|jobs\/recent$/,
  '/verify-email': /users\/me$/,
  '/pricing': /users\/me\/preferences$/,
  '/upgrade': /users\/me\/preferences$/,
};
/** Pages that show nothing without a query. */
const QUERIES: Record<string, string> = {
  '/professionals/compare': '?ids=1,2',
  '/company-profile': '?id=1',
};

const retries = () => screen.queryAllByRole('button', { name: 'Réessayer' });

/** Presses each Retry: something that failed is asked for again, and its failure is said again. */
async function expectEachAsksAgain(calls: SeenCall[], failed: readonly string[]): Promise<void> {
  const count = retries().length;
  for (let index = 0; index < count; index += 1) {
    calls.length = 0;
    fireEvent.click(retries()[index] ?? document.body);
    await waitFor(() => expect(calls.some((call) => failed.includes(call.path))).toBe(true));
    await waitFor(() => expect(retries()).toHaveLength(count));
  }
}

async function expectRetry({ path, expose, access }: PageEntry): Promise<void> {
  server.use(http.get('*/api/v1/*', () => HttpResponse.error()));
  const calls = recordCalls();
  const Shown = await readModule({ expose, kind: 'page' });
  const pathname = path.replace(/:\w+/g, '1');
  const { container, location } = await renderPage(<Shown />, {
    route: `${pathname}${QUERIES[path] ?? ''}`,
    path,
    user: VIEWERS[access]?.() ?? null,
    language: 'fr',
  });
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  // It leads on to another page.
  if (location().pathname !== pathname) return;
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  const failed = calls.filter(({ method }) => method === 'GET').map((call) => call.path);
  const unsaid = [...UNSAID, UNSAID_AT[path]];
  if (failed.every((call) => unsaid.some((pattern) => pattern?.test(call)))) return;
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  expect(retries().length).toBeGreaterThan(0);
  await expectEachAsksAgain(calls, failed);
}

/**
 * Proves that each page of the remote under test says in French what could not be loaded, and that each Retry asks
 * again.
 */
export function testPagesWithoutData(): void {
  test.each(readManifest().pages)(
    '$path ($access) says that its data could not be loaded, and Retry asks again',
    expectRetry,
  );
}
