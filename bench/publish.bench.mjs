/**
 * From a changed text in one remote to live: its build, `can-deploy`, `publish` and until the site serves the text, beside
 * building and publishing one monolith of the very same sources. In turns, each step in a process of its own, once
 * with nothing kept of the build before (a CI) and once with webpack's cache (a developer). The monolith is judged by no
 * gate and has no server half, which is to its advantage. `npm run bench -- publish mf-jobs 5` changes that remote, five
 * times; `publish --short` once, and with nothing kept. Usual: mf-profile, the middle one by size, three times.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAfter, quantile, readArguments, report } from '../server/faults/report.mjs';
import { REMOTES, ROOT, stop } from '../tooling/scripts/checks.mjs';
import { run, TOOLS } from '../tooling/scripts/run.mjs';
import { placeIn, publishFederated, startSite } from './sites.mjs';

const AIM = 5;
const POLL_MS = 50;
const SERVED_MS = 60_000;

const { isShort, names, count: rounds } = readArguments({ usual: 3, short: 1 });
const [remote = 'mf-profile'] = names;
if (!REMOTES.includes(remote)) stop(`There is no remote ${remote}: ${REMOTES.join(', ')}`);
endAfter(1_500_000, 'publish');
const median = (numbers) => quantile(numbers, 0.5);
const texts = path.join(ROOT, remote, 'src/locales/en.json');
const folder = path.join(ROOT, 'bench/.cache/publish');
const build = path.join(folder, remote, 'dist');

async function must([command, args], env) {
  const { code, output } = await run(command, args, { env, isQuiet: true });
  if (code !== 0) throw new Error(output);
}

const steps = (...args) => TOOLS.node('bench/publish-steps.mjs', ...args);
const cacheOf = (isKept, what) => (isKept ? [path.join(folder, `cache-${what}`)] : []);

/** `live`: the package whose build changes; `built`: where its files lie; `steps`: what a change takes, in order. */
const WAYS = {
  federated: {
    place: placeIn('federated'),
    live: remote,
    built: build,
    steps: ({ registryDir, keyDir }, isKept) => {
      const env = { REGISTRY_DIR: registryDir, REGISTRY_KEYS: keyDir, REGISTRY_ACTOR: 'bench' };
      return {
        build: () => must(steps('remote', remote, build, ...cacheOf(isKept, remote))),
        'can-deploy': () => must(TOOLS.registry('can-deploy', build), env),
        publish: () => must(TOOLS.registry('publish', build), env),
      };
    },
  },
  monolith: {
    place: placeIn('monolith'),
    live: 'shell',
    built: path.join(ROOT, 'bench/.cache/monolith'),
    steps: ({ registryDir, keyDir }, isKept) => ({
      'build and publish': () => must(steps('monolith', registryDir, keyDir, ...cacheOf(isKept, 'monolith'))),
    }),
  },
};

/** Runs with a mark at the end of the file's last text, and puts the file back, however that ends. */
async function withMark(mark, work) {
  const before = fs.readFileSync(texts, 'utf8');
  const putBack = () => fs.writeFileSync(texts, before);
  process.once('exit', putBack);
  fs.writeFileSync(texts, before.replace(/"(\s*\}[\s}]*)$/, ` ${mark}"$1`));
  try {
    return await work();
  } finally {
    putBack();
    process.off('exit', putBack);
  }
}

const hashOf = async (url, name) => {
  const { shell, remotes } = await (await fetch(`${url}/platform.json`)).json();
  return [shell, ...remotes].find((one) => one.name === name)?.contentHash;
};

/** Until the site serves the file that holds the mark, under the build that it says is live. */
async function served({ url }, { live, built }, mark) {
  const file = fs
    .readdirSync(built)
    .find((name) => name.endsWith('.js') && fs.readFileSync(path.join(built, name), 'utf8').includes(mark));
  if (!file) throw new Error(`no file of ${built} holds the changed text`);
  const until = Date.now() + SERVED_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/artifacts/${live}/${await hashOf(url, live)}/${file}`);
    if (answer.ok && (await answer.text()).includes(mark)) return;
    await sleep(POLL_MS);
  }
  throw new Error(`${url} does not serve the changed text of ${live}`);
}

let marks = 0;
/** Seconds of each step of one change. */
async function timeChange(way, site, isKept) {
  const mark = `changed-${Date.now().toString(36)}-${(marks += 1)}`;
  return withMark(mark, async () => {
    const seconds = {};
    const isServed = () => served(site, way, mark);
    for (const [step, work] of Object.entries({ ...way.steps(way.place, isKept), served: isServed })) {
      const began = performance.now();
      await work();
      seconds[step] = (performance.now() - began) / 1000;
    }
    return seconds;
  });
}

/** The changes, by way. */
async function measure(sites, isKept) {
  const changes = { federated: [], monolith: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, way] of Object.entries(WAYS))
      changes[name].push(await timeChange(way, sites[name], isKept));
  return changes;
}

const wholeOf = (changes) =>
  median(changes.map((seconds) => Object.values(seconds).reduce((sum, one) => sum + one, 0)));

/** The rows of one way: each step, and all of them. */
function rowsOf(what, changes) {
  const stepRows = Object.keys(changes[0]).map((step) => [
    `  ${step}`,
    `${median(changes.map((seconds) => seconds[step])).toFixed(1)} s`,
  ]);
  return [[what, `${wholeOf(changes).toFixed(1)} s`], ...stepRows];
}

fs.rmSync(folder, { recursive: true, force: true });
await publishFederated(WAYS.federated.place);
// With the cache, which is full from then on.
for (const way of Object.values(WAYS))
  for (const work of Object.values(way.steps(way.place, true))) await work();
const sites = {};
try {
  for (const [name, { place }] of Object.entries(WAYS))
    sites[name] = await startSite({ ...place, env: { SEED: 'none' } });
  const measured = { 'nothing kept': await measure(sites, false) };
  if (!isShort) measured['with the cache'] = await measure(sites, true);
  const figures = Object.entries(measured).map(([what, { federated, monolith }]) => ({
    what,
    rows: [...rowsOf(`${what}: ${remote}`, federated), ...rowsOf(`${what}: monolith`, monolith)],
    ratio: wholeOf(monolith) / wholeOf(federated),
  }));
  report('publish: from a changed text to live', {
    rows: [
      ...figures.flatMap(({ rows, what, ratio }) => [...rows, [`${what}: ratio`, ratio.toFixed(1)]]),
      [
        'load of the machine',
        os
          .loadavg()
          .map((load) => load.toFixed(1))
          .join(' '),
      ],
      ['cores, rounds', `${os.cpus().length}, ${rounds}`],
    ],
    promises: figures.map(({ what, ratio }) => [
      `${AIM} times as fast as the monolith, ${what}`,
      ratio >= AIM,
      `${ratio.toFixed(1)} times`,
    ]),
  });
} finally {
  for (const { stop: end } of Object.values(sites)) await end();
}
process.exit();
