import { promote, startCanary, stopCanary } from '@plumbline/registry/canary';
import { createPreview } from '../publishing/preview';
import { describe, needName, needReason, numberOf, open, siteOf } from './command';
import type { Call, Command } from './command';

const LINK_HOURS = 48;

/** What shows a release to some before everybody gets it. */
export const TRIAL_COMMANDS: Record<string, Command> = {
  async canary(call) {
    const { env, print, args, options } = call;
    const name = needName(args);
    const percent = numberOf(options, 'percent');
    if (percent === 0) {
      await stop(call);
      return;
    }
    const reason = options.reason ?? null;
    const canary = await startCanary(await open(env), {
      name,
      build: args[1],
      percent,
      reason,
      isNumbered: options.numbered,
    });
    print(describe({ name, ...canary.release }, `canary, ${canary.percent} % of the visitors`));
  },

  'stop-canary': stop,

  async promote({ env, print, args, options }) {
    const name = needName(args);
    const live = await promote(await open(env), { name, reason: options.reason ?? null });
    print(describe({ name, ...live }, 'live'));
  },

  async preview({ env, print, args, options }) {
    const name = needName(args);
    const build = options.build ?? args[1] ?? `${name}/dist`;
    const hours = numberOf(options, 'hours', LINK_HOURS);
    const preview = await createPreview(await open(env), {
      name,
      build,
      hours,
      reason: options.reason ?? null,
    });
    print(describe({ name, ...preview }, `preview until ${preview.expiresAt}`));
    print(`${siteOf(env)}/?preview=${preview.token}`);
  },
};

async function stop({ env, print, args, options }: Call): Promise<void> {
  const name = needName(args);
  const stopped = await stopCanary(await open(env), { name, reason: needReason(options) });
  print(stopped ? describe({ name, ...stopped }, 'canary stopped') : `${name} has no canary.`);
}
