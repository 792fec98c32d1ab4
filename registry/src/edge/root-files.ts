import type { FastifyInstance } from 'fastify';
import { sendAbsent, sendFile } from './answer';
import type { artifactFiles } from './artifact-files';
import type { LiveSnapshot } from './live-snapshot';
import { OPEN } from './open-route';

/** Files of the host that browsers and crawlers ask for at the root. */
const ROOT_FILES = new Set(['favicon.ico', 'favicon.svg', 'manifest.webmanifest']);

type HostFiles = { live: LiveSnapshot; files: ReturnType<typeof artifactFiles> };

/** Serves them from the live host. */
export function serveRootFiles(app: FastifyInstance, { live, files }: HostFiles): void {
  for (const name of ROOT_FILES) {
    app.get(`/${name}`, OPEN, async (request, reply) => {
      const host = (await live())?.host;
      const found = host && (await files({ name: host.release.name, contentHash: host.contentHash }, name));
      if (!found) return sendAbsent(reply);
      return sendFile(request, reply, { ...found, path: name, caching: 'public, max-age=3600' });
    });
  }
}
