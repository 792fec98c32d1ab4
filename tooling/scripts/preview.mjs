/**
 * `npm run preview -- mf-jobs`: the real shell over a registry that holds that remote alone, with a demo world of its
 * own. The live registry and database are not touched.
 * PREVIEW_DIR: where its registry, keys and data lie; RECORDED_DIR: where answers are kept instead.
 */
import fs from 'node:fs';
import path from 'node:path';
import { freePort, readPort, REMOTES, requireNode, requireRemote, ROOT, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { recordAnswers } from './record-answers.mjs';
import { start, TOOLS } from './run.mjs';
import { build, install, publish } from './site.mjs';

requireNode();
const { record, recorded, names } = readCommandLine(
  `npm run preview -- <remote> [--record | --recorded]
That remote alone in the real shell, for every role. The remotes: ${REMOTES.join(', ')}.
--record keeps what the API answers in <remote>/recorded/; --recorded answers from there, without a database.
PORT: where the preview is.`,
  { options: { record: { type: 'boolean' }, recorded: { type: 'boolean' } }, names: 1 },
);
const remote = requireRemote(names[0], 'preview');
const port = await readPort(3100, `npm run preview -- ${remote}`);
const folder = path.resolve(process.env.PREVIEW_DIR || path.join(ROOT, '.plumbline/preview'));
const answers = path.resolve(process.env.RECORDED_DIR || path.join(ROOT, remote, 'recorded'));
const registry = {
  REGISTRY_DIR: path.join(folder, remote, 'registry'),
  REGISTRY_KEYS: path.join(folder, 'keys'),
};
if (recorded && !fs.existsSync(answers))
  stop(`Nothing is recorded for ${remote} yet: npm run preview -- ${remote} --record`);

await install();
await build(['shell', remote, ...(recorded ? [] : ['server'])]);
await publish(['shell', remote], registry);
process.stdout.write(`\nEvery page of ${remote}, for every role: http://localhost:${port}/preview\n`);

// While recording, the recorder listens on the port and the site on another.
const sitePort = record ? await freePort() : port;
const common = { ...registry, PORT: String(sitePort), PREVIEW_REMOTE: remote };
const site = recorded
  ? start(TOOLS.node('--import', 'tsx', 'tooling/scripts/recorded-site.mjs'), {
      env: { ...common, RECORDED_DIR: answers },
    })
  : start(TOOLS.node('server/dist/main.js'), {
      // Two previews at once need two databases. A rendered page asks the API for nothing that could be recorded.
      env: {
        ...common,
        PROFILE: 'demo',
        ...(record && { RENDER_PAGES: '0' }),
        DATA_DIR: process.env.DATA_DIR || path.join(folder, `data-${port}`),
      },
    });
site.once('exit', (code) => process.exit(code ?? 1));
if (record) {
  await recordAnswers({ port, upstreamPort: sitePort, folder: answers });
  process.stdout.write(`What the API answers is kept in ${path.relative(ROOT, answers)}, until Ctrl-C.\n`);
}
