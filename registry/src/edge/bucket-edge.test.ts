import { aBucket, describeWithS3 } from '@plumbline/registry/testing/a-bucket';
import { commandLine } from '../testing/command-line';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge, letAnswersAge } from './testing';

describeWithS3('a site whose registry lies in a bucket', () => {
  jest.setTimeout(120_000);
  const site = createTestEdge();

  test('is published, served, followed, rolled back and tidied by the same commands', async () => {
    const place = await aBucket();
    const browser = await site.serve({ place });
    expect((await browser.open('/jobs')).statusCode).toBe(503);

    const command = commandLine(site.registry, { REGISTRY_URL: place });
    const builds = await Promise.all([aHost(), aRemote('mf-jobs')].map(site.registry.dist));
    expect(await command('publish', ...builds)).toMatchObject({ code: 0 });
    letAnswersAge();
    expect((await browser.open('/jobs')).statusCode).toBe(200);
    const { remotes } = await browser.platform();
    expect(remotes.map(({ name }) => name)).toEqual(['mf-jobs']);

    const later = await site.registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'a later page' } }));
    expect(await command('publish', later)).toMatchObject({ code: 0 });
    letAnswersAge();
    const [contentHash = ''] =
      (await browser.open('/jobs')).body.match(/(?<=mf-jobs\/)[0-9a-f]{16,64}/) ?? [];
    expect((await browser.file(`/artifacts/mf-jobs/${contentHash}/page.js`)).body).toBe('a later page');

    expect(await command('rollback', 'mf-jobs', '--reason', 'it fails')).toMatchObject({ code: 0 });
    letAnswersAge();
    expect((await browser.open('/jobs')).body).not.toContain(contentHash);
    expect(await command('verify')).toMatchObject({ code: 0 });
    expect((await command('log')).output).toMatch(/rollback by ada/);
    expect((await command('gc')).output).toMatch(/0 deleted, 3 kept/);
  });
});
