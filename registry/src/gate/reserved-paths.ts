import { SITE_PATHS } from '@plumbline/shared-schema/platform';
import type { GateRule } from './live-set';
import { refusal, remotesOf } from './live-set';

/** No remote takes an address that the site itself answers: its page would never be shown, or hide the site's. */
export const reservedPaths: GateRule = (set) =>
  remotesOf(set)
    .filter(({ release }) => set.changed.has(release.name))
    .flatMap((remote) => {
      const fields = (['pages', 'redirects'] as const).flatMap((list) =>
        remote.manifest[list].map(({ path }, index) => ({ path, where: `remote.json ${list}[${index}]` })),
      );
      return fields
        .filter(({ path }) => SITE_PATHS.some((taken) => `${path.toLowerCase()}/`.startsWith(`${taken}/`)))
        .map(({ path, where }) =>
          refusal(remote, 'reserved-paths', {
            where,
            problem: `the site itself answers ${path}`,
            wayOut: 'choose another path in remote.json',
          }),
        );
    });
