import type { Config } from '../settings/config';
import type { Database } from '../database/connect';
import type { Services } from './services';

type Parts = { database: Database; services: Services; say: (line: string) => void };

/** The demo world, or `undefined` where it is not wanted. Loaded only here: production never even reads it. */
export async function loadDemoWorld({ seed }: Config) {
  if (seed !== 'demo') return undefined;
  const { demoAccounts, seedDemoWorld } = await import('@plumbline/demo-world/seed');
  return {
    accounts: [...demoAccounts],
    async fill({ database, services: { passwords, store, incoming }, say }: Parts): Promise<void> {
      const { users, jobs, applications } = await seedDemoWorld(database, {
        hashPassword: passwords.hash,
        now: new Date(),
        pictures: { store, incoming },
      });
      if (users > 0) say(`Demo world: ${users} people, ${jobs} jobs, ${applications} applications`);
    },
  };
}
