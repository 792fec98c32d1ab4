import fs from 'node:fs';
import path from 'node:path';
import { artifactsOf, tamperedBuild } from '../site/artifacts';
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
};

/** A build whose half fails as the address of its page says. */
export function failingHalf({ name, half }: ServerVictim, into: string): string {
  const cases = Object.entries(SWITCHED).map(([fault, { code }]) => `case '${fault}': ${code};`);
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
  /** Makes it happen on a site whose halves can fail; returns the address of the page. */
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
    async begin(site, victim, folder) {
      const build = tamperedBuild({
        name: victim.name,
        into: path.join(folder, 'missing'),
        release: (release) => ({
          ...release,
          server: Object.fromEntries(Object.entries(release.server).filter(([half]) => half !== victim.half)),
        }),
      });
      await runRegistry(site, 'publish', build);
      return `${victim.path}?fault=missing`;
    },
  },
  {
    name: 'has other bytes than its release says',
    told: /no server half/,
    async begin(site, victim, folder) {
      // Of its own, which no renderer has read.
      const file = releaseOf(victim.name).server[victim.half] ?? '';
      const build = tamperedBuild({
        name: victim.name,
        into: path.join(folder, 'changed'),
        script: (each, source) => (each === file ? `${source}\n// ${victim.name}` : source),
      });
      await runRegistry(site, 'publish', build);
      const folders = artifactsOf(site, victim.name);
      for (const hash of fs.readdirSync(folders)) {
        const stored = path.join(folders, hash, file);
        if (!fs.readFileSync(stored, 'utf8').endsWith(`// ${victim.name}`)) continue;
        fs.rmSync(stored);
        fs.writeFileSync(stored, 'exports.load = () => undefined;');
      }
      return `${victim.path}?fault=changed`;
    },
  },
];
