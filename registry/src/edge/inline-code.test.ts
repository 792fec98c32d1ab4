import { createHash } from 'node:crypto';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge } from './testing';

const site = createTestEdge();

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesIn = (policy: string, directive: string) =>
  policy.match(new RegExp(`${directive} [^;]*`))?.[0].match(/'sha256-[^']+'/g) ?? [];

test('the policy allows the inline code that the edge wrote, by its digest, and no other [PLT-43]', async () => {
  const html =
    '<head><style>a { color: red }</style><script>own()</script><!--plumbline:head--></head><script src="main.js"></script>';
  await site.registry.publish(aHost({ files: { 'index.html': html } }), aRemote('mf-jobs'));
  const { body, headers } = await (await site.serve()).open('/jobs');
  const policy = String(headers['content-security-policy']);
  const codeIn = (name: string) =>
    [...body.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, text = '']) => digestOf(text));
  expect(sourcesIn(policy, 'script-src')).toEqual(codeIn('script'));
  expect(sourcesIn(policy, 'style-src')).toEqual([digestOf(''), ...codeIn('style')]);
  expect(codeIn('script')).toHaveLength(2);
});

test('a page that a browser has already is not sent again [PLT-145]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const before = await site.serve();
  const { etag } = (await before.open('/jobs')).headers;
  const askAgain = (browser = before) => browser.open('/jobs', { 'if-none-match': String(etag) });

  expect([(await askAgain()).statusCode, (await askAgain()).body]).toEqual([304, '']);
  await site.registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'newer' } }));
  expect((await askAgain(await site.serve())).statusCode).toBe(200);
});
