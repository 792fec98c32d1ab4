import fs from 'node:fs';
import { isBucketUrl } from '@plumbline/registry/bucket-url';
import { guardCanaries } from '@plumbline/registry/guard';
import { openRegistry } from '@plumbline/registry/open-registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../../settings/config';
import type { FiguresService } from './figures.service';

type Parts = {
  config: Pick<Config, 'profile' | 'registryPlace' | 'registryKeys'>;
  figures: FiguresService;
  log: FastifyBaseLogger;
};

/**
 * Ends canaries that fail more than the live release, where this process may: with the registry and its signing key
 * available, as in the demo. Never in production: there the key is kept out of the server, and `registry guard` does it.
 */
export function createCanaryWatch({ config, figures, log }: Parts) {
  return async (): Promise<void> => {
    if (!mayGuard(config)) return;
    const { registryPlace: place, registryKeys: keyDir, profile } = config;
    const context = await openRegistry({ place, keyDir, profile, who: 'guard' });
    for (const guarded of await guardCanaries(context, (query) => figures.canary(query))) {
      if (guarded.outcome === 'stopped') log.warn(guarded, 'canary ended');
      if (guarded.outcome === 'unknown') log.error(guarded, 'canary without figures');
    }
  };
}

function mayGuard({ profile, registryPlace: place, registryKeys }: Parts['config']): boolean {
  if (profile === 'production' || !fs.existsSync(registryKeys)) return false;
  if (!isBucketUrl(place) && !fs.existsSync(place)) return false;
  return fs.readdirSync(registryKeys).some((name) => name.endsWith('.private.pem'));
}
