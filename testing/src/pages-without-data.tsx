import type { PageAccess, PageEntry } from '@plumbline/shared-schema/platform';
import type { User } from '@plumbline/shared-schema/users';
import { fireEvent, renderPage, screen, waitFor } from '@plumbline/testing/render';
import { http, HttpResponse, recordCalls, server, type SeenCall } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { answeredReads, NAMED, QUERIES } from './answered-reads';
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
type Exceptions = {
  /** Pages that ask for nothing whose failure they would have to say: `/about public`. */
  needNothing?: readonly string[];
  /** Pages that lead on to another one. */
  leadOn?: readonly string[];
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

/** Presses each Retry once more, and what is asked is answered: the page is there, and nothing of the failure. */
async function expectRetryHeals(container: HTMLElement): Promise<void> {
  // Without the recorded calls and the failures: a read that has no answer here is an error.
  server.resetHandlers();
  server.use(...answeredReads());
  for (const retry of retries()) fireEvent.click(retry);
  await waitFor(() => expect(retries()).toHaveLength(0));
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  expect(retries()).toHaveLength(0);
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
}

async function showWithoutData({ path, expose, access }: PageEntry) {
  server.use(http.get('*/api/v1/*', () => HttpResponse.error()));
  const calls = recordCalls();
  const Shown = await readModule({ expose, kind: 'page' });
  const pathname = path.replace(/:(\w+)/g, (_part, name: string) => NAMED[name] ?? name);
  const { container, location } = await renderPage(<Shown />, {
    route: `${pathname}${QUERIES[path] ?? ''}`,
    path,
    user: VIEWERS[access]?.() ?? null,
    language: 'fr',
  });
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  return { calls, container, hasLedOn: location().pathname !== pathname };
}

async function expectRetry(page: PageEntry, { needNothing = [], leadOn = [] }: Exceptions): Promise<void> {
  const { calls, container, hasLedOn } = await showWithoutData(page);
  const name = `${page.path} ${page.access}`;
  expect(hasLedOn).toBe(leadOn.includes(name));
  if (hasLedOn) return;
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  const failed = calls.filter(({ method }) => method === 'GET').map((call) => call.path);
  if (needNothing.includes(name)) {
    const unsaid = [...UNSAID, UNSAID_AT[page.path]];
    expect(failed.filter((call) => !unsaid.some((pattern) => pattern?.test(call)))).toEqual([]);
    return;
  }
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  expect(retries().length).toBeGreaterThan(0);
  await expectEachAsksAgain(calls, failed);
  await expectRetryHeals(container);
}

/**
 * Proves that each page of the remote under test says in French what could not be loaded, that each Retry asks again,
 * and that the page is there once it is answered. Pages of which that is not true are named, by path and access.
 */
export function testPagesWithoutData(exceptions: Exceptions = {}): void {
  test.each(readManifest().pages)(
    '$path ($access) says that its data could not be loaded, and Retry brings it once it is there',
    (page) => expectRetry(page, exceptions),
  );
}
