import { promote, startCanary, stopCanary } from '@plumbline/registry/canary';
import { createPreview } from '../publishing/preview';
import { describe, needName, needReason, numberOf, open, siteOf } from './command';
import type { Call, Command } from './command';
import { linkTo } from './link-to';

const LINK_HOURS = 48;

/** Commands for previews and canaries. */
export const TRIAL_COMMANDS: Record<string, Command> = {
  async canary(call) {
    const { env, print, args, options } = call;
    const name = needName(args);
    const percent = numberOf(options, 'percent');
    if (percent === 0) {
      await stop(call, options.reason ?? 'share set to 0 %');
      return;
    }
    const canary = await startCanary(await open(env), {
      name,
      build: args[1],
      percent,
      reason: options.reason ?? null,
      isNumbered: options.numbered,
      mayReplace: options.replace,
    });
    print(describe({ name, ...canary.release }, `canary, ${canary.percent} % of the visitors`));
  },

  'stop-canary': (call) => stop(call, needReason(call.options)),

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
    print(linkTo(siteOf(env), options.path ?? '/', preview.token));
  },
};

async function stop({ env, print, args }: Call, reason: string): Promise<void> {
  const name = needName(args);
  const stopped = await stopCanary(await open(env), { name, reason });
  print(stopped ? describe({ name, ...stopped }, 'canary stopped') : `${name} has no canary.`);
}
