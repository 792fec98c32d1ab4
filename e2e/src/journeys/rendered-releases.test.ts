import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import { expect, test } from '../journey';
import { changedBuild, tamperedBuild } from '../site/artifacts';
import { runRegistry } from '../site/registry-command';
import { releaseOf } from '../site/repository';
import { areRendered } from '../site/site';
import type { Site } from '../site/site';
import { sayIn } from '../site/texts';

test.skip(!areRendered, 'pages come without their content');

const platformOf = async ({ url }: Site) =>
  (await (await fetch(`${url}/platform.json`)).json()) as PlatformDocument;

test('while a remote has a canary, pages for people without a cookie and for crawlers are as ever', async ({
  ownSite: site,
}) => {
  test.setTimeout(200_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-crawled-'));
  const [from, to] = [sayIn('en')('jobs:search.subtitle'), 'Work for people with level heads.'];
  const build = changedBuild({ name: 'mf-jobs', from, to, into: folder });
  const htmlOf = async (url: string, agent: string, cookie?: string) => {
    const headers = {
      accept: 'text/html',
      'accept-language': 'en',
      'user-agent': agent,
      ...(cookie && { cookie }),
    };
    const answer = await fetch(`${site.url}${url}`, { headers });
    return { status: answer.status, html: await answer.text(), cookie: answer.headers.get('set-cookie') };
  };
  const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  await runRegistry(site, 'canary', 'mf-jobs', build, '--percent', '100', '--reason', 'a journey');
  for (const [agent, text, cookie] of [
    ['Mozilla/5.0', from],
    ['Mozilla/5.0', to, `plumbline_visitor=${'a'.repeat(32)}`],
    [CRAWLER, from],
  ] as const) {
    await expect(async () => {
      const { html } = await htmlOf('/jobs', agent, cookie);
      expect(html).toContain('id="rendered"');
      expect(html).toContain(text);
      expect(html).toContain('<link rel="canonical"');
      expect(html).toMatch(/<title>[^<]+ · Plumbline<\/title>/);
    }).toPass({ timeout: 60_000, intervals: [500] });
    await expect(async () => {
      expect((await htmlOf(`/jobs/${randomUUID()}`, agent, cookie)).status).toBe(404);
    }).toPass({ timeout: 20_000 });
  }
  expect((await htmlOf('/jobs', CRAWLER)).cookie).toBeNull();
  expect((await htmlOf('/jobs', 'Mozilla/5.0')).cookie).toContain('plumbline_visitor=first-');
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a release whose server half throws is refused, and the site stays as it is [PLT-28]', async ({
  ownSite: site,
}) => {
  test.setTimeout(120_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-thrower-'));
  const half = releaseOf('mf-marketing').server['./about'];
  const script = (file: string, source: string) =>
    file === half ? `${source}\n;module.exports.load = () => { throw new Error('roof fell in'); };` : source;
  const build = tamperedBuild({ name: 'mf-marketing', into: folder, script });
  const { sequence } = await platformOf(site);
  await expect(runRegistry(site, 'publish', build)).rejects.toThrow(/\.\/about.*roof fell in/s);
  expect((await platformOf(site)).sequence).toBe(sequence);
  fs.rmSync(folder, { recursive: true, force: true });
});
