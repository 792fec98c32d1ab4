/** The files of `deploy/` name settings that there are, and a process starts with them. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { readConfig } from './config';
import { environment } from './environment';
import { repositoryFolder } from './paths';

type Environment = Record<string, string>;
type Variable = { name: string; value: string };
type Container = { env: Variable[] };
type Deployment = { kind: string; spec: { template: { spec: { containers: Container[] } } } };

/** Variables of images that are not ours, and of AWS' own client. */
const OF_OTHERS = /^(AWS_|POSTGRES_|SITE_HOST$|WEB$|EDGE$)/;
const SECRETS: Environment = {
  SIGNING_KEY: randomBytes(32).toString('hex'),
  VAPID_KEY: randomBytes(32).toString('base64url'),
  DATABASE_PASSWORD: 'a-password',
};
const ROLES = ['web', 'worker', 'edge'];

const read = (name: string) => fs.readFileSync(path.join(repositoryFolder, 'deploy', name), 'utf8');
const documentsOf = <Document>(name: string) =>
  parseAllDocuments(read(name), { merge: true }).map((document) => document.toJS() as Document);
const exampleOf = (name: string): Environment => filled(parseEnv(read(name)) as Environment);
const filled = (given: Environment): Environment => ({
  ...given,
  ...Object.fromEntries(Object.entries(SECRETS).filter(([name]) => given[name] === '')),
});

const image = Object.fromEntries(
  (/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
) as Environment;

function expectStarts(role: string, env: Environment) {
  const unknown = Object.keys(env).filter((name) => !(name in environment) && !OF_OTHERS.test(name));
  expect(unknown).toEqual([]);
  expect(readConfig({ ...image, ...env })).toMatchObject({ role, profile: 'production' });
}

test.each(ROLES)('compose: %s', (role) => {
  const [compose] = documentsOf<{ services: Record<string, { environment: Environment }> }>('compose.yaml');
  const example = exampleOf('compose.example.env');
  const written = Object.entries(compose?.services[role]?.environment ?? {}).map(([name, text]) => [
    name,
    text.replace(/\$\{(\w+):\?\}/g, (_, variable: string) => example[variable] ?? ''),
  ]);
  expectStarts(role, Object.fromEntries(written) as Environment);
});

test.each(ROLES)('kubernetes: %s', (role) => {
  const deployment = documentsOf<Deployment>(`kubernetes/${role}.yaml`).find(
    ({ kind }) => kind === 'Deployment',
  );
  const [container] = deployment?.spec.template.spec.containers ?? [];
  const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
  expectStarts(role, { ...exampleOf('kubernetes/settings.example.env'), ...own });
});

test('systemd: every role, with its own folder', () => {
  const [, line = ''] = /^Environment=(.*)$/m.exec(read('systemd/plumbline@.service')) ?? [];
  const own = parseEnv(line.replaceAll('%i', 'worker').replaceAll(' ', '\n')) as Environment;
  expectStarts('worker', { ...exampleOf('kubernetes/settings.example.env'), ...own });
});
