import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../site/repository';
import type { Site } from '../site/site';
import { codeFor } from './mail';
import { aPerson, call, signIn } from './people';
import type { Person } from './people';

/** Somebody new whom the operators' command makes an administrator. Made only where a journey asks for one. */
export async function anAdmin({ url, dataDir }: Pick<Site, 'url' | 'dataDir'>): Promise<Person> {
  const person = await aPerson(url, 'client', 'Ines Moreau');
  const { email } = person;
  await call(url, 'auth/verify-email', { body: { email, code: await codeFor(url, email) } });
  await promisify(execFile)(process.execPath, ['server/dist/admin.js', 'grant', email], {
    cwd: ROOT,
    env: { ...process.env, PROFILE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  return signIn(url, person);
}
