#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { Stop } from '../commands/repository.mjs';

const USAGE = `plumbline <command>, in the folder of a remote

  new <mf-name> --site <address> --key <key>   a remote in a folder of its own, with page, texts and tests
  sync [--locked]       the contract of the site, its types and its kit of tests (--locked: those of the lock)
  dev [--port <n>]      this remote from its sources, with hot refresh, inside the running site
  typecheck, lint, test, build
  can-deploy            the judgement of the registry on what is built, beside what is live
  verify [--run]        what is built, on its own (--run: each page in Chromium too, inside the running site)
  publish [--wait]      makes it live (--wait: until the site serves it)
  publish --from <site> makes live what another site has live, the same bytes
  preview [--hours <n>] [--path </page>]       a signed link to the site with it
  review [--path </page>]                      judgement, such a link and weights, as Markdown for a pull request
  release [--percent <n>] [--minutes <n>]      live after a canary (10, 30) that nobody ended; the first time at once
  canary --percent <n>, promote, rollback --reason <text>, log
  update                the kit that the site has now

PLUMBLINE_REGISTRY: the site whose registry does publish, preview, release, canary, promote, rollback and log, for whom
PLUMBLINE_TOKEN or the run of a CI proves; or the folder of a registry.`;

const OPTIONS = {
  site: { type: 'string' },
  key: { type: 'string' },
  locked: { type: 'boolean' },
  port: { type: 'string' },
  hours: { type: 'string' },
  path: { type: 'string' },
  percent: { type: 'string' },
  minutes: { type: 'string' },
  reason: { type: 'string' },
  wait: { type: 'boolean' },
  run: { type: 'boolean' },
  from: { type: 'string' },
};

/** Loaded when they are asked for: a type check needs no bundler. */
const COMMANDS = {
  new: async () => (await import('../commands/create.mjs')).create,
  sync: async () => (await import('../commands/sync.mjs')).sync,
  dev: async () => (await import('../commands/dev.mjs')).dev,
  typecheck: async () => (await import('../commands/checks.mjs')).typecheck,
  lint: async () => (await import('../commands/checks.mjs')).lint,
  test: async () => (await import('../commands/checks.mjs')).test,
  build: async () => (await import('../commands/checks.mjs')).build,
  'can-deploy': async () => (await import('../commands/releases.mjs')).canDeploy,
  verify: async () => (await import('../commands/verify.mjs')).verify,
  review: async () => (await import('../commands/review.mjs')).review,
  update: async () => (await import('../commands/update.mjs')).update,
  ...Object.fromEntries(
    ['publish', 'preview', 'release', 'canary', 'promote', 'rollback', 'log'].map((name) => [
      name,
      async () => (await import('../commands/releases.mjs')).releaseCommands[name],
    ]),
  ),
};

/** Arguments of jest and eslint are theirs. */
const PASSED_ON = ['test', 'lint'];

async function run([name = '', ...args]) {
  if (!Object.hasOwn(COMMANDS, name)) throw new Stop(USAGE);
  const command = await COMMANDS[name]();
  if (PASSED_ON.includes(name)) return command({}, args);
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  return command(values, positionals);
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ?? 0;
} catch (error) {
  const isPlain = error instanceof Stop || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isPlain ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
