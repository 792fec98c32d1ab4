import path from 'node:path';
import { openRegistry } from '@plumbline/registry/open-registry';
import { registryService } from '@plumbline/registry/service';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config';

type ServiceConfig = Pick<
  Config,
  'registryService' | 'registryPlace' | 'registryKeys' | 'profile' | 'siteUrl' | 'dataDir'
>;

/** Takes releases of teams beside the site, where the operator wants that: the signing keys are in this process then. */
export async function mountRegistryService(
  app: FastifyInstance,
  { registryService: isWanted, registryPlace: place, registryKeys: keyDir, ...config }: ServiceConfig,
): Promise<void> {
  if (!isWanted) return;
  const context = await openRegistry({ place, keyDir, profile: config.profile, who: 'service' });
  const uploads = path.join(config.dataDir, 'registry-uploads');
  await app.register(registryService, { context, siteUrl: config.siteUrl, uploads });
}
