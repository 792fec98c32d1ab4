import type { Route } from '@playwright/test';
import { releaseOf } from '../site/repository';
import type { Fault } from './fault';
import type { Victim } from './victims';

type Answer = (route: Route) => Promise<void>;

/** How requests for a remote's files are answered. */
const ANSWERS: Record<string, Answer> = {
  'connection refused': (route) => route.abort('connectionrefused'),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal error' }),
  '200 with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }),
  'a truncated script': async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ contentType: 'text/javascript', body: body.subarray(0, body.length / 2) });
  },
  'an answer that never ends': () => Promise.resolve(),
};

/** Every file of the remote, or only the script of the victim's page. */
const PARTS = ['every file', 'the page’s script'] as const;

/** Network faults, each for the whole remote and for one script. The published files are intact. */
export const WIRE_FAULTS: readonly Fault[] = Object.entries(ANSWERS).flatMap(([kind, answer]) =>
  PARTS.map((part): Fault => {
    const isEveryFile = part === 'every file';
    return {
      name: `${kind}, ${part}`,
      outcome: 'fallback',
      hitsSlot: isEveryFile,
      hangs: kind === 'an answer that never ends',
      begin: async ({ page, victim }) => {
        await page.route(filesOf(victim, isEveryFile), answer);
      },
      end: ({ page }) => page.unrouteAll(),
    };
  }),
);

/** The URLs affected, those of retries under a new query too. */
function filesOf({ name, expose }: Victim, isEveryFile: boolean): (url: URL) => boolean {
  const own = releaseOf(name).exposes[expose]?.files ?? [];
  return ({ pathname }) =>
    pathname.startsWith(`/artifacts/${name}/`) &&
    (isEveryFile || own.some((file) => pathname.endsWith(`/${file}`)));
}
