import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { artifactsOf, copiesOf, tamperedBuild } from '../site/artifacts';
import { runRegistry } from '../site/registry-command';
import { releaseOf } from '../site/repository';
import type { Site } from '../site/site';

/** A page that visitors without a session get, of each remote that has one. */
export type ServerVictim = { name: string; path: string; half: string };

export const SERVER_VICTIMS: readonly ServerVictim[] = [
  { name: 'mf-auth', path: '/signin', half: './sign-in' },
  { name: 'mf-jobs', path: '/jobs', half: './job-search' },
  { name: 'mf-marketing', path: '/about', half: './about' },
  { name: 'mf-profile', path: '/professionals', half: './professionals' },
];

/** What a half does when the address of its page says so, and what the operator is told of it. */
const SWITCHED: Record<string, { code: string; told: RegExp }> = {
  throws: { code: `throw new Error('thrown on purpose')`, told: /thrown on purpose/ },
  'never ends': { code: 'for (;;);', told: /took longer than/ },
  // Another reason where the system does not tell that a process sleeps.
  'waits for ever': {
    code: 'return new Promise(() => undefined)',
    told: /never came|took longer than/,
  },
  'takes memory without end': {
    code: 'for (const all = []; ; ) all.push({ all: [...all] })',
    told: /memory|ended/,
  },
  'asks for the network': { code: `return fetch('http://localhost')`, told: /fetch is not defined/ },
  'reads a file': { code: `return process.binding('fs')`, told: /is not a function/ },
  'reads the environment': { code: 'throw new Error(JSON.stringify(process.env))', told: /\{\}/ },
  'imports the process': {
    code: `return new Function("return import('node:process')")()`,
    told: /dynamic import/,
  },
  'asks the console for the process': { code: 'return console._stdout.write', told: /undefined/ },
  'changes every object': {
    code: `'use strict'; Object.prototype.title = 'POLLUTED'`,
    told: /not extensible/,
  },
  'changes what every text does': {
    code: `'use strict'; String.prototype.split = () => ['HIJACKED']`,
    told: /read.only/,
  },
  'changes React': {
    code: `'use strict'; require('react').useMemo = () => 'HIJACKED'`,
    told: /read.only|which has only a getter/,
  },
};

/** A build whose half fails as the address of its page says. */
export function failingHalf({ name, half }: ServerVictim, into: string): string {
  const cases = Object.entries(SWITCHED).map(
    ([fault, { code }]) => `case '${fault}': return (() => { ${code} })();`,
  );
  const wrapper = `;((half) => {
    module.exports = { ...half, load: (page) => {
      switch (page.search.get('fault')) { ${cases.join(' ')} }
      return half.load && half.load(page);
    } };
  })(module.exports);`;
  const file = releaseOf(name).server[half];
  return tamperedBuild({ name, into, script: (each, source) => (each === file ? source + wrapper : source) });
}

type ServerFault = {
  name: string;
  told: RegExp;
  /** No address of the page is rendered any more. */
  isLasting?: boolean;
  /** Makes it happen on a site whose halves can fail; returns an address of the page that nobody has asked for. */
  begin: (site: Site, victim: ServerVictim, folder: string) => Promise<string>;
};

export const SERVER_FAULTS: readonly ServerFault[] = [
  ...Object.entries(SWITCHED).map(([name, { told }]) => ({
    name,
    told,
    begin: (_site: Site, { path: page }: ServerVictim) =>
      Promise.resolve(`${page}?fault=${encodeURIComponent(name)}`),
  })),
  {
    name: 'is missing',
    told: /no server half/,
    isLasting: true,
    async begin(site, victim, folder) {
      const halves = await publishOwnHalf(site, victim, path.join(folder, 'missing'));
      for (const half of halves) fs.rmSync(half);
      // The edge copies a release once it is live.
      await sleep(1000);
      for (const copy of copiesOf(site.dataDir, victim.name))
        for (const half of halves)
          fs.rmSync(path.join(copy, path.relative(artifactsOf(site, victim.name), half)), { force: true });
      return `${victim.path}?fault=missing`;
    },
  },
  {
    name: 'has other bytes than its release says',
    told: /no server half/,
    isLasting: true,
    async begin(site, victim, folder) {
      const halves = await publishOwnHalf(site, victim, path.join(folder, 'changed'));
      for (const half of halves) {
        fs.rmSync(half);
        fs.writeFileSync(half, 'exports.load = () => undefined;');
      }
      return `${victim.path}?fault=changed`;
    },
  },
];

/** Publishes a half that no renderer has read; returns its file in the store. */
async function publishOwnHalf(site: Site, { name, half }: ServerVictim, into: string): Promise<string[]> {
  const file = releaseOf(name).server[half] ?? '';
  const mark = `// ${into}`;
  const script = (each: string, source: string) => (each === file ? `${source}\n${mark}` : source);
  await runRegistry(site, 'publish', tamperedBuild({ name, into, script }));
  const folder = artifactsOf(site, name);
  return fs
    .readdirSync(folder)
    .map((hash) => path.join(folder, hash, file))
    .filter((stored) => fs.existsSync(stored) && fs.readFileSync(stored, 'utf8').endsWith(mark));
}
