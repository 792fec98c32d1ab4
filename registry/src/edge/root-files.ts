import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS, sendAbsent, sendFile } from './answer';
import type { artifactFiles } from './artifact-files';
import { contentTypeOf } from './content-types';
import type { LiveSnapshot } from './live-snapshot';
import { installManifest } from './offline/install-manifest';
import { OPEN } from './open-route';
import { languageOf } from './rendering/visitor';

/** Files of the host that browsers and crawlers ask for at the root. */
const ROOT_FILES = new Set(['favicon.ico', 'favicon.svg']);

/** In the host's build. */
const BUILT_MANIFEST = 'install/manifest.json';

type HostFiles = {
  live: LiveSnapshot;
  files: ReturnType<typeof artifactFiles>;
  assetsUrl?: string | undefined;
};

/** Serves them from the live host. */
export function serveRootFiles(app: FastifyInstance, { live, files, assetsUrl = '' }: HostFiles): void {
  for (const name of ROOT_FILES) {
    app.get(`/${name}`, OPEN, async (request, reply) => {
      const host = (await live())?.host;
      const found = host && (await files({ name: host.release.name, contentHash: host.contentHash }, name));
      if (!found) return sendAbsent(reply);
      return sendFile(request, reply, { ...found, path: name, caching: 'public, max-age=3600' });
    });
  }

  app.get('/manifest.webmanifest', OPEN, async (request, reply) => {
    const site = await live();
    const host = site && { name: site.host.release.name, contentHash: site.host.contentHash };
    const built = host && (await files(host, BUILT_MANIFEST));
    if (!built) return sendAbsent(reply);
    return reply
      .type(contentTypeOf('manifest.webmanifest'))
      .header('cache-control', 'no-cache, private')
      .header('vary', 'Cookie, Accept-Language')
      .headers(SECURITY_HEADERS)
      .send(installManifest(built.identity.toString('utf8'), { ...site, assetsUrl }, languageOf(request)));
  });
}
