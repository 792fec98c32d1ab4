import { randomBytes } from 'node:crypto';
import { expect, test } from '../journey';
import { aPerson, call } from '../people/people';

const NUL = String.fromCharCode(0);
const DEEP = `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`;
const HUGE = JSON.stringify({ title: 'x', description: 'y'.repeat(9 * 1024 * 1024) });
const job = { title: 'A title', description: 'A description' };

type Attack = {
  what: string;
  path: string;
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
  headers?: Record<string, string>;
  method?: string;
};

/** Calls that none of the site's forms would make. */
const ATTACKS: Attack[] = [
  { what: 'broken JSON', path: 'jobs/create', body: '{"title":' },
  { what: 'no JSON at all', path: 'jobs/create', body: 'title=x', type: 'text/plain' },
  { what: 'a list instead of an object', path: 'jobs/create', body: '[]' },
  { what: 'null', path: 'auth/login', body: 'null' },
  { what: 'wrong types', path: 'jobs/create', body: JSON.stringify({ title: { $gt: '' }, description: 7 }) },
  { what: 'a very deep object', path: 'jobs/create', body: DEEP },
  { what: 'nine megabytes', path: 'jobs/create', body: HUGE },
  {
    what: 'NUL in a text',
    path: 'jobs/create',
    body: JSON.stringify({ ...job, title: `a${NUL}b`, skillsRequired: [NUL] }),
  },
  {
    what: 'coordinates off the globe',
    path: 'jobs/create',
    body: JSON.stringify({ ...job, jobLocation: { coordinates: [91, 1e308] } }),
  },
  {
    what: 'an attachment that is no picture',
    path: 'jobs/create',
    body: JSON.stringify({ ...job, attachment: 'data:image/png;base64,AAAA', attachmentName: '../../x.png' }),
  },
  {
    what: 'a poisoned prototype',
    path: 'jobs/create',
    body: '{"__proto__":{"title":"x"},"constructor":{"prototype":{}}}',
  },
  { what: 'random bytes', path: 'auth/register', body: Uint8Array.from(randomBytes(2_000)) },
  {
    what: 'a forged multipart',
    path: 'auth/register',
    body: '--x\r\nnonsense',
    type: 'multipart/form-data; boundary=x',
  },
  { what: 'a multipart without boundary', path: 'auth/register', body: 'x', type: 'multipart/form-data' },
  {
    what: 'an e-mail as an object',
    path: 'auth/login',
    body: JSON.stringify({ email: { $ne: null }, password: { $ne: null } }),
  },
  {
    what: 'SQL instead of a password',
    path: 'auth/login',
    body: JSON.stringify({ email: "a@b.example' OR '1'='1", password: "' OR 1=1 --" }),
  },
  { what: 'an id that is none', path: "jobs/' OR 1=1 --", method: 'GET' },
  { what: 'a path that is no UTF-8', path: 'jobs/%ff%fe', method: 'GET' },
  { what: 'a page that is no number', path: 'jobs/search?page=1e999', method: 'GET' },
  { what: 'a salary that is none', path: 'jobs/search?minSalary=NaN', method: 'GET' },
  { what: 'a way out of the files', path: 'files/..%2f..%2f..%2fetc%2fpasswd', method: 'GET' },
  { what: 'a made-up token', path: 'users/me', method: 'GET', headers: { authorization: 'Bearer nonsense' } },
  { what: 'a method nobody offers', path: 'jobs/create', method: 'PATCH', body: '{}' },
  { what: 'a route nobody offers', path: 'admin/drop-everything', body: '{}' },
];

test('hostile input gets a 4xx with the standard error body, writes nothing, and the site keeps working', async ({
  site,
}) => {
  const hirer = await aPerson(site.url, 'client');

  for (const { what, path, method = 'POST', body, type = 'application/json', headers } of ATTACKS) {
    await test.step(what, async () => {
      const response = await fetch(`${site.url}/api/v1/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${hirer.token}`,
          ...(body !== undefined && { 'content-type': type }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      expect.soft(response.status, what).toBeGreaterThanOrEqual(400);
      expect.soft(response.status, what).toBeLessThan(500);
      expect.soft(response.headers.get('content-type'), what).toContain('application/json');
      expect.soft(await response.json(), what).toMatchObject({
        success: false,
        code: expect.stringMatching(/^[A-Z_]+$/),
        message: expect.stringMatching(/./),
        error: expect.any(String),
        errors: expect.any(Array),
        requestId: expect.any(String),
      });
    });
  }

  const { count } = await call<{ count: number }>(site.url, 'jobs/me', { token: hirer.token });
  expect(count).toBe(0);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

test('markup in a text is shown as plain text', async ({ openWindow, site }) => {
  const hirer = await aPerson(site.url, 'client');
  const title = `<img src=x onerror=alert(1)> ${'w'.repeat(60)}`;
  const { data } = await call<{ data: { _id: string } }>(site.url, 'jobs/create', {
    token: hirer.token,
    body: {
      ...job,
      title,
      description: `</script><script>document.title='stolen'</script> ‮ 🧱 ${'long'.repeat(2_500)}`,
    },
  });
  const page = await openWindow({ width: 360 });
  await page.goto(`/jobs/${data._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror=alert(1)', {
    ignoreCase: true,
  });
  await expect(page).not.toHaveTitle('stolen');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
