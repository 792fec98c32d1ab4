/**
 * Asks a server that has nothing but its image (`npm run image`) for what needs files or packages beside the bundle:
 * passwords, pictures, papers, cities, operators' commands.
 */
import fs from 'node:fs';
import path from 'node:path';
import { visitServer } from '../image/visits.mjs';
import { endAfter, report } from './report.mjs';
import { createFaultSite } from './site.mjs';

const RUN_MS = 240_000;

endAfter(RUN_MS, 'image');
const site = await createFaultSite();
const readyMs = await site.start();
const visits = await visitServer(site);

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
    ...visits,
    ['a backup is made and restored on trial', fs.readdirSync(backups).length > 0, saved],
    ['rows and files agree', broken.length === 0, checked],
    ['nothing is logged as an error', !/"level":[56]0/.test(site.log()), site.log()],
    ['it stops with 0', code === 0, code],
  ],
  log: site.log(),
});
await site.close();
