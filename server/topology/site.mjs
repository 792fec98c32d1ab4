/** A topology as one site: it starts with its registry published, and stops with everything that it started gone. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../tooling/scripts/checks.mjs';
import { step, TOOLS } from '../../tooling/scripts/run.mjs';
import { publish } from '../../tooling/scripts/site.mjs';
import { createParts } from './parts.mjs';

/** `folder`: new or empty. */
export async function createTopology({ folder, sitePort, hasLimits }) {
  const image = path.join(folder, 'image');
  execFileSync(process.execPath, ['tooling/scripts/image.mjs', image], { cwd: ROOT });
  const parts = await createParts({ folder, image, sitePort, hasLimits });
  const { database, postgres, follower, pgbouncer, redis, gateway, nginx, webs, worker, edges } = parts;
  const units = [postgres, follower, redis, gateway, pgbouncer, ...webs, worker, ...edges, nginx];

  const start = async (...some) => {
    const began = Date.now();
    await Promise.all(some.map((unit) => unit.start()));
    process.stdout.write(
      `✓ ${some.map(({ name }) => name).join(', ')} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`,
    );
  };

  return {
    ...parts,
    unitOf: ({ name }) => units.find((unit) => unit.name === name),
    query: database.query,
    start: async () => {
      if (process.getuid() === 0)
        execFileSync('chown', ['-R', database.user, path.join(folder, 'databases')]);
      await database.create();
      await start(postgres);
      await database.createRole();
      await database.copyToReplica();
      await start(follower);
      await database.waitForReplica();
      await start(pgbouncer, redis, gateway);
      await step('Making the key of the registry', TOOLS.registry('keygen'), {
        env: parts.registry,
        isQuiet: true,
      });
      await publish(undefined, parts.registry);
      await start(...webs, worker);
      await start(nginx);
      await start(...edges);
    },
    /** At once, where this process ends without having stopped them, or while one was being started. */
    end: () => units.forEach((unit) => unit.end()),
    /** Who asks goes before who answers. */
    stop: async () => {
      for (const group of [
        [nginx],
        [...edges, ...webs, worker],
        [pgbouncer, redis, gateway],
        [postgres, follower],
      ])
        await Promise.all(group.map((unit) => unit.stop()));
    },
  };
}
