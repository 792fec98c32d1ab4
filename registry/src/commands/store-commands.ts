import { generateSigningKey, publicTextOf } from '../key-folder';
import { collectGarbage } from '../publishing/gc';
import { raiseBudget } from '../publishing/limits';
import { readLive } from '../publishing/registry-context';
import { retireKey, rotateKey } from '../publishing/rotate-keys';
import { TEAM_COMMANDS } from '../store/artifact-store';
import type { AuditEntry } from '../store/artifact-store';
import { limitText } from './limit-text';
import { describe, keyFolder, need, needReason, numberOf, open, openToRead, UsageError } from './command';
import type { Command } from './command';

const RETENTION_DAYS = 30;

/** Commands for the store and its keys. */
export const STORE_COMMANDS: Record<string, Command> = {
  async list({ env, print }) {
    const { sequence, updatedAt, packages } = await readLive(await openToRead(env));
    print(`Registry document ${sequence}, ${updatedAt}`);
    for (const [name, { live, disabled, canary }] of Object.entries(packages).sort()) {
      print(describe({ name, ...live }, disabled ? 'disabled' : 'live'));
      if (canary) print(describe({ name, ...canary.release }, `canary, ${canary.percent} % of the visitors`));
    }
  },

  async log({ env, print, args: [name] }) {
    const { store } = await openToRead(env);
    const entries = (await store.readAudit()).filter(
      ({ changes, deleted = [], team, limit, verdict }) =>
        name === undefined ||
        [team, limit?.of, verdict?.name].includes(name) ||
        [...changes, ...deleted].some((subject) => subject.name === name),
    );
    if (name !== undefined && entries.length === 0) throw new Error(`${name} is not known to this registry.`);
    for (const entry of entries) print(logLine(entry, name));
  },

  async budget({ env, print, args, options }) {
    const [name, kind, given] = args;
    if (name === undefined || kind === undefined || given === undefined)
      throw new UsageError('budget takes a remote, a kind and KB: budget mf-jobs page 90');
    const reason = needReason(options);
    await raiseBudget(await open(env), { name, kind, kb: Number(given), reason });
    print(`${name} may have ${given} KB (${kind}).`);
  },

  async gc({ env, print, args, options }) {
    const isDryRun = options['dry-run'] ?? false;
    const { deleted, kept } = await collectGarbage(await (isDryRun ? openToRead(env) : open(env)), {
      retentionDays: numberOf(options, 'retention-days', RETENTION_DAYS),
      isDryRun,
      only: args.length > 0 ? args : undefined,
    });
    for (const { ref, why } of kept) print(`kept    ${ref.name}@${ref.contentHash.slice(0, 12)}  ${why}`);
    for (const { name, contentHash } of deleted)
      print(`${isDryRun ? 'would go' : 'deleted'} ${name}@${contentHash.slice(0, 12)}`);
    print(`${deleted.length} ${isDryRun ? 'would be deleted' : 'deleted'}, ${kept.length} kept.`);
  },

  async keygen({ env, print }) {
    const { keyId } = await generateSigningKey(keyFolder(env));
    print(`Key ${keyId} in ${keyFolder(env)}.`);
  },

  async keys({ env, print }) {
    const { publicKeys } = await openToRead(env);
    for (const pem of publicKeys) print(publicTextOf(pem));
  },

  async 'rotate-key'({ env, print }) {
    const context = await open(env);
    const keyId = await rotateKey(context, keyFolder(env));
    const old = context.signingKeys.map((key) => key.keyId).join(', ');
    print(`Key ${keyId} is valid beside ${old}.`);
    print('Give every site the new public key, then: registry retire-key <old key>');
  },

  async 'retire-key'({ env, print, args }) {
    const [keyId = ''] = need(args, 'key id');
    await retireKey(await open(env), { folder: keyFolder(env), keyId });
    print(`Key ${keyId} is retired.`);
  },
};

function logLine(entry: AuditEntry, name?: string) {
  const { at, who, command, sequence, changes, deleted = [], team, limit, verdict, reason } = entry;
  const about = changes
    .filter((change) => name === undefined || name === team || change.name === name)
    .map(({ name: of, from, to, percent }) => {
      const share = percent === undefined ? '' : ` at ${percent} %`;
      return `${of} ${from?.version ?? '(new)'} → ${to.version}${share}`;
    });
  const gone = deleted.map((ref) => `${ref.name}@${ref.contentHash.slice(0, 12)} deleted`);
  // Whoever publishes is of a team; a change of teams is about one.
  const isAbout = TEAM_COMMANDS.some((one) => one === command);
  const ofTeam = team !== undefined && isAbout ? ` ${team}` : '';
  const allowed = limit ? [limitText(limit)] : [];
  const judged = verdict ? [`${verdict.name}@${verdict.contentHash.slice(0, 12)}`] : [];
  const subjects = [...about, ...gone, ...allowed, ...judged].join(', ');
  return `${at} #${sequence} ${command}${ofTeam} by ${who}${team !== undefined && !isAbout ? ` of ${team}` : ''}${subjects ? `: ${subjects}` : ''}${reason ? ` (${reason})` : ''}`;
}
