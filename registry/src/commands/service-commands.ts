import { setTimeout as sleep } from 'node:timers/promises';
import { platformDocumentSchema } from '@plumbline/shared-schema/platform-document';
import { z } from 'zod';
import { readSound } from '../publishing/candidates';
import { askService } from '../service/client';
import { describe, need, needName, needReason, numberOf, originsOf, serviceOf } from './command';
import type { Call, Command } from './command';
import { limitText } from './limit-text';
import { linkTo } from './link-to';
import { describeVerdict, readVerdict } from './read-verdict';
import { withBuilds } from './take-live';

const LINK_HOURS = 48;
/** A site follows its registry within a second; what stands before it may be slower. */
const WAIT_MS = 120_000;
const PAUSE_MS = 500;

const releaseSchema = z.object({ version: z.string(), contentHash: z.string() });
const outcomesSchema = z.object({
  outcomes: z.array(releaseSchema.extend({ name: z.string(), result: z.enum(['live', 'unchanged']) })),
});
const canarySchema = z.object({ release: releaseSchema, percent: z.number() });
const linkSchema = releaseSchema.extend({ token: z.string(), expiresAt: z.string() });
const historySchema = z.object({
  entries: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      command: z.string(),
      sequence: z.number(),
      limit: z.object({ of: z.string(), kind: z.string(), to: z.number() }).optional(),
      reason: z.string().nullable(),
    }),
  ),
});
type PublishedBuild = z.infer<typeof releaseSchema> & { name: string };

/** The commands of a member, done by the registry behind an address as they are on a folder. */
export const SERVICE_COMMANDS: Record<string, Command> = {
  async publish(call) {
    const answer = await withBuilds(call, ({ folders: [build], from }) =>
      send(call, { command: 'publish', build, given: { ...(from && { from: JSON.stringify(from) }) } }),
    );
    const { outcomes } = outcomesSchema.parse(answer);
    for (const outcome of outcomes) await arrived(call, outcome);
  },

  async 'can-deploy'(call) {
    const answer = await send(call, { command: 'can-deploy', build: need(call.args, 'dist')[0] });
    for (const outcome of outcomesSchema.parse(answer).outcomes)
      call.print(describe(outcome, outcome.result === 'live' ? 'can go live' : 'is live already'));
  },

  async canary(call) {
    const { args, options, print } = call;
    const [name, build] = [needName(args), args[1]];
    const percent = numberOf(options, 'percent');
    if (percent === 0) return act(call, 'stop-canary', options.reason ?? 'share set to 0 %');
    const given = {
      percent: String(percent),
      ...(options.replace && { replace: 'true' }),
      ...reasonIn(options),
    };
    const answer =
      build === undefined
        ? await ask(call, 'share', { percent, ...reasonIn(options) })
        : await send(call, { command: 'canary', build, given });
    const { release } = canarySchema.parse(answer);
    print(describe({ name, ...release }, `canary, ${percent} % of the visitors`));
  },

  async preview(call) {
    const { args, options, print } = call;
    const name = needName(args);
    const build = options.build ?? args[1] ?? `${name}/dist`;
    const given = { hours: String(numberOf(options, 'hours', LINK_HOURS)), ...reasonIn(options) };
    const link = linkSchema.parse(await send(call, { command: 'preview', build, given }));
    print(describe({ name, ...link }, `preview until ${link.expiresAt}`));
    print(linkTo(siteOf(call), options.path ?? '/', link.token));
  },

  async promote(call) {
    const answer = await ask(call, 'promote', reasonIn(call.options));
    await arrived(call, { name: needName(call.args), ...releaseSchema.parse(answer) });
  },

  async rollback(call) {
    const answer = await ask(call, 'rollback', { reason: needReason(call.options) });
    await arrived(call, { name: needName(call.args), ...releaseSchema.parse(answer) });
  },

  async verdict(call) {
    const verdict = await readVerdict(call.args);
    const path = `remotes/${verdict.name}/verdict`;
    await askService({ site: siteOf(call), env: call.env, path, json: verdict });
    call.print(describeVerdict(verdict));
  },

  'stop-canary': (call) => act(call, 'stop-canary', needReason(call.options)),
  disable: (call) => act(call, 'disable', needReason(call.options)),
  enable: (call) => act(call, 'enable', needReason(call.options)),

  async log(call) {
    const { env, args, print } = call;
    const path = `remotes/${needName(args)}/history`;
    const answer = await askService({ site: siteOf(call), env, path, isRead: true });
    for (const { at, sequence, command, who, limit, reason } of historySchema.parse(answer).entries) {
      const allowed = limit ? `: ${limitText(limit)}` : '';
      print(`${at} #${sequence} ${command} by ${who}${allowed}${reason === null ? '' : ` (${reason})`}`);
    }
  },
};

function siteOf({ env }: Call): string {
  return serviceOf(env) ?? '';
}

function reasonIn({ reason }: Call['options']): { reason?: string } {
  return reason === undefined ? {} : { reason };
}

function ask(call: Call, command: string, json: object): Promise<unknown> {
  return askService({
    site: siteOf(call),
    env: call.env,
    path: `remotes/${needName(call.args)}/${command}`,
    json,
  });
}

async function act(call: Call, command: string, reason: string): Promise<void> {
  await ask(call, command, { reason });
  call.print(`${needName(call.args)}: ${command} is done.`);
}

type Sending = { command: string; build: string | undefined; given?: Record<string, string> };

/** Sends a built folder, which is checked here first: what is unsound is not sent. */
async function send(call: Call, { command, build = '', given = {} }: Sending): Promise<unknown> {
  const { env, options } = call;
  const [built] = await readSound([build], { allowedOrigins: originsOf(env['REGISTRY_ORIGINS']) });
  if (!built) throw new Error(`${build} holds no build`);
  const query = { ...given, ...(options.numbered && command !== 'preview' && { numbered: 'true' }) };
  const path = `remotes/${built.release.name}/${command}`;
  return askService({ site: siteOf(call), env, path, query, files: built.files });
}

/** Says what is live, with `--wait` once the site serves it, and then where. */
async function arrived(call: Call, published: PublishedBuild): Promise<void> {
  const { options, print } = call;
  if (!options.wait) {
    print(describe(published, 'live'));
    return;
  }
  const until = Date.now() + WAIT_MS;
  while (!(await isServed(siteOf(call), published))) {
    if (Date.now() > until)
      throw new Error(
        `${published.name} ${published.version} is live, but ${siteOf(call)} does not serve it yet`,
      );
    await sleep(PAUSE_MS);
  }
  print(describe(published, `live on ${siteOf(call)}`));
}

async function isServed(site: string, { name, contentHash }: PublishedBuild): Promise<boolean> {
  const answer = await fetch(`${site}/platform.json`).catch(() => undefined);
  if (!answer?.ok) return false;
  const { remotes, shell } = platformDocumentSchema.parse(await answer.json());
  return [shell, ...remotes].some((shown) => shown.name === name && shown.contentHash === contentHash);
}
