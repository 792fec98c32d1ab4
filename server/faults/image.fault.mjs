/**
 * Asks a server that has nothing but its image (`npm run image`) for what needs files or packages beside the bundle:
 * passwords, pictures, papers, cities, operators' commands.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { signUpWith } from './attacks.mjs';
import { call, expectCall } from './call.mjs';
import { signUp } from './people.mjs';
import { endAfter, report } from './report.mjs';
import { createFaultSite } from './site.mjs';

const RUN_MS = 240_000;
const YEAR = '/api/v1/wallet/statement?year=2026&timeZone=Europe/Paris';

endAfter(RUN_MS, 'image');
const site = await createFaultSite();
const readyMs = await site.start();
const { token } = await signUp(site, 'contractor');
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c84' } })
  .png()
  .toBuffer();
const withPicture = await call(site.url, await signUpWith(picture));
const paper = await expectCall(site.url, { path: YEAR, token });
const { data: cities } = await expectCall(site.url, { path: '/api/v1/places?q=Lyon', token });

const backups = path.join(site.folder, 'backups');
fs.mkdirSync(backups);
const saved = site.command('backup', `file://${backups}`, '--verify');
const checked = site.command('check-data', '--json');
const broken = JSON.parse(checked).filter(({ count, isHarmless }) => count > 0 && !isHarmless);
const { code } = await site.stop();

report('the image alone', {
  rows: [
    ['ready after', `${readyMs} ms`],
    ['backup', saved.trim().split('\n')[0]],
  ],
  promises: [
    ['a picture is taken', withPicture.status === 201, withPicture.status],
    ['papers are drawn', paper.subarray(0, 5).toString() === '%PDF-', paper.length],
    ['cities are found', cities.length > 0, cities.length],
    ['a backup is made and restored on trial', fs.readdirSync(backups).length > 0, saved],
    ['rows and files agree', broken.length === 0, checked],
    ['nothing is logged as an error', !/"level":[56]0/.test(site.log()), site.log()],
    ['it stops with 0', code === 0, code],
  ],
  log: site.log(),
});
await site.close();
