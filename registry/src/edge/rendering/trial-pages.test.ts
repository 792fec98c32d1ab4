import { startCanary } from '@plumbline/registry/canary';
import type { PageFailure } from '@plumbline/registry/edge';
import { aRemote } from '../../testing/temporary-registry';
import { createTestEdge } from '../testing';
import { eventually, GREETING, host, jobs } from './testing';

const site = createTestEdge();
jest.setTimeout(60_000);

const askApi = () => Promise.resolve({ status: 200, headers: {}, body: 'two jobs' });

describe('while a remote has a canary', () => {
  const GOOGLEBOT = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };

  async function serveWith(percent: number) {
    await site.registry.publish(host(), jobs(GREETING), aRemote('mf-auth'));
    const build = await site.registry.dist(aRemote('mf-auth', { files: { 'page.js': 'newer' } }));
    await startCanary(site.registry.context, { name: 'mf-auth', build, percent, reason: null });
    return site.serve({
      askApi,
      heads: { siteUrl: 'https://plumbline.example', describe: () => Promise.resolve({ status: 404 }) },
    });
  }

  test.each([
    ['somebody without a cookie', {}, 'live'],
    ['somebody in the canary', { cookie: `plumbline_visitor=${'a'.repeat(32)}` }, 'canary'],
    ['a search engine', GOOGLEBOT, 'live'],
  ])(
    '%s gets content, title and status as ever [PLT-140, PLT-150, PLT-152]',
    async (_who, headers, source) => {
      await serveWith(100);
      await eventually(async () => {
        const { body, statusCode } = await site.another().open('/jobs', headers);
        expect(body.includes('"source":"canary"')).toBe(source === 'canary');
        expect(body).toContain('<h1>en /jobs two jobs</h1>');
        expect(body).toContain('<meta data-head name="robots" content="noindex">');
        expect(statusCode).toBe(404);
      });
    },
  );

  test('a half that fails in the canary alone is told as the canary’s [PLT-122]', async () => {
    await site.registry.publish(host(), jobs(GREETING));
    const half = jobs(
      'async ({ ask }) => { if ((await ask("/api/v1/jobs")).status === 200) throw new Error("roof"); return ""; }',
    );
    const build = await site.registry.dist(half);
    await startCanary(site.registry.context, { name: 'mf-jobs', build, percent: 100, reason: null });
    const failed: PageFailure[] = [];
    const browser = await site.serve({ askApi, onPageFailed: (failure) => void failed.push(failure) });
    await eventually(async () => {
      await browser.open('/jobs');
      expect(failed[0]).toMatchObject({
        remote: 'mf-jobs',
        source: 'canary',
        reason: expect.stringContaining('roof'),
      });
    });
  });

  test('search engines get the live releases and no cookie, whatever the share [PLT-54]', async () => {
    await serveWith(100);
    const answer = await site.another().open('/jobs', GOOGLEBOT);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain('"source":"live"');
    expect(answer.body).not.toContain('"source":"canary"');
    const somebody = site.another();
    expect((await somebody.open('/jobs')).body).not.toContain('"source":"canary"');
    expect((await somebody.open('/jobs')).body).toContain('"source":"canary"');
  });
});
