import { readSound, refuse } from '../publishing/candidates';
import { checkHalves } from '../publishing/check-halves';
import { checkLive } from '../publishing/check-live';
import { checkLog } from '../publishing/log-heads';
import { canDeploy, publish } from '../publishing/publish';
import type { Outcome } from '../publishing/publish';
import { rollback, setDisabled } from '../publishing/rollback';
import { recordVerdict } from '../publishing/verdicts';
import { describe, need, needName, needReason, open, openToRead, originsOf } from './command';
import type { Call, Command } from './command';
import { describeVerdict, readVerdict } from './read-verdict';
import { withBuilds } from './take-live';

/** Commands that change or judge the live release. */
export const PUBLISH_COMMANDS: Record<string, Command> = {
  async publish({ env, print, args, options }) {
    const context = await open(env);
    const { sequence, outcomes } = await withBuilds({ env, args, options }, ({ folders, from }) =>
      publish(context, folders, { isNumbered: options.numbered, from }),
    );
    for (const outcome of outcomes)
      print(describe(outcome, outcome.result === 'live' ? 'live' : 'unchanged'));
    warn(outcomes, print);
    print(`Registry document ${sequence}.`);
  },

  async 'can-deploy'({ env, print, args, options }) {
    const outcomes = await canDeploy(await openToRead(env), need(args, 'dist'), {
      isNumbered: options.numbered,
    });
    for (const outcome of outcomes) {
      print(describe(outcome, outcome.result === 'live' ? 'can go live' : 'is live already'));
    }
    warn(outcomes, print);
  },

  async verify({ env, print, args }) {
    if (args.length === 0) {
      const context = await openToRead(env);
      const { sequence, packages } = await checkLive(context);
      for (const published of packages) print(describe(published, 'intact'));
      const until = await checkLog(context);
      print(
        until === undefined ? 'The log is not sealed yet.' : `The log is as it was sealed, until ${until}.`,
      );
      print(`Registry document ${sequence} is signed by a trusted key.`);
      return;
    }
    const allowedOrigins = originsOf(env['REGISTRY_ORIGINS']);
    const builds = await readSound(args, { allowedOrigins });
    const halves = builds.map(({ release, contentHash, files }) => ({
      release,
      version: release.version,
      contentHash,
      read: (path: string) => Promise.resolve(files.get(path)),
    }));
    refuse(await checkHalves(halves));
    for (const { release, contentHash } of builds) {
      print(describe({ name: release.name, version: release.version, contentHash }, 'sound'));
    }
  },

  async verdict({ env, print, args }) {
    const verdict = await readVerdict(args);
    await recordVerdict(await open(env), verdict.name, verdict);
    print(describeVerdict(verdict));
  },

  async rollback({ env, print, args, options }) {
    const name = needName(args);
    const target = await rollback(await open(env), { name, reason: needReason(options) });
    print(describe({ name, ...target }, 'live again'));
  },

  disable: (call) => setOff(call, true),
  enable: (call) => setOff(call, false),
};

/** Nothing is refused: an operator without teams elsewhere needs no kit. */
function warn(outcomes: readonly Outcome[], print: Call['print']): void {
  for (const { name } of outcomes.filter(({ losesKit }) => losesKit))
    print(
      `Warning: the live ${name} has the kit for teams elsewhere, this build has none: they get no contract from it. ` +
        'Build it with: npm run build:kit -w shell',
    );
}

async function setOff({ env, print, args, options }: Call, isDisabled: boolean): Promise<void> {
  const name = needName(args);
  await setDisabled(await open(env), { name, reason: needReason(options), isDisabled });
  print(`${name} is ${isDisabled ? 'disabled' : 'enabled'}.`);
}
