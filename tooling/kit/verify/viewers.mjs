/** Who opens the pages of a build: a visitor, and the demo accounts of a site that has some. */

const VISITOR = { name: 'visitor', opens: ['public', 'signedOut'] };
const OPENS = {
  client: ['signedIn', 'hirer'],
  company: ['signedIn', 'hirer'],
  contractor: ['signedIn', 'contractor'],
};

async function signIn(api, { email, password }) {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = await answer.json();
  if (!answer.ok) throw new Error(`${api}: the demo account ${email} cannot sign in (${answer.status})`);
  return { token: data.token, user: JSON.stringify(data.user) };
}

/** Who can open each page; pages for whom there is nobody are `closed`. */
export function viewersFor(pages, accounts) {
  const signedIn = accounts.map((account) => ({
    name: account.userType,
    opens: OPENS[account.userType] ?? [],
    account,
  }));
  const visits = pages.flatMap((page) => {
    const viewer = [VISITOR, ...signedIn].find(({ opens }) => opens.includes(page.access));
    return viewer ? [{ page, viewer }] : [];
  });
  const closed = pages.filter((page) => !visits.some((visit) => visit.page === page));
  return { visits, closed };
}

/** A window of the viewer; pages come to it without content, since the site cannot render a build it does not have. */
export async function windowOf(browser, { viewer, language, address, api }) {
  const stored = viewer.account ? await signIn(api, viewer.account) : {};
  const hint = { domain: new URL(address).hostname, path: '/', expires: -1, secure: false, sameSite: 'Lax' };
  const context = await browser.newContext({
    baseURL: address,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    serviceWorkers: 'block',
    storageState: {
      // The shell cannot take it back.
      cookies: [
        { ...hint, name: 'plumbline_in', value: '1', httpOnly: true },
        { ...hint, name: 'plumbline_language', value: language, httpOnly: false },
      ],
      origins: [
        {
          origin: address,
          localStorage: Object.entries({ ...stored, i18nextLng: language }).map(([name, value]) => ({
            name,
            value,
          })),
        },
      ],
    },
  });
  // Nothing of this is a visit.
  await context.route('**/telemetry', (route) => route.fulfill({ status: 202, body: '' }));
  return context;
}
