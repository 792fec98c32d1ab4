import { z } from 'zod';
import type { TrustedCi } from '../owners/owners-document';
import { endOperatorToken, issueOperatorToken } from '../publishing/proofs';
import { askTeam } from './ask-team';
import { listOf, need, needTeam, numberOf, open, UsageError } from './command';
import type { Call, Command } from './command';

const TOKEN_DAYS = 90;

const tokenSchema = z.object({ id: z.string(), expiresAt: z.string(), token: z.string() });

/** Commands of whoever holds the key: who changes teams over the network. */
export const OPERATOR_COMMANDS: Record<string, Command> = {
  async operator({ env, print, args, options }) {
    const [who = ''] = need(args, 'name');
    const days = numberOf(options, 'days', TOKEN_DAYS);
    const { id, expiresAt, token } = await issueOperatorToken(await open(env), { who, days });
    print(`Token ${id} of the operator ${who}, until ${expiresAt}. It is shown this once:`);
    print(token);
  },

  async 'end-operator'({ env, print, args }) {
    const [id = ''] = need(args, 'token');
    await endOperatorToken(await open(env), id);
    print(`Token ${id} has ended.`);
  },
};

/** Commands of the operator: how members prove to the service who they are. */
export const PROOF_COMMANDS: Record<string, Command> = {
  async token({ env, print, args, options }) {
    const { team, second: who } = needTeam(args, 'member');
    const remote = needOption(options, 'remote');
    const days = numberOf(options, 'days', TOKEN_DAYS);
    const answer = await askTeam(env, { team, call: 'token' }, { who, remote, days });
    const { id, expiresAt, token } = tokenSchema.parse(answer);
    print(`Token ${id} of ${who} for ${remote}, until ${expiresAt}. It is shown this once:`);
    print(token);
  },

  async 'end-token'({ env, print, args }) {
    const { team, second: id } = needTeam(args, 'token');
    await askTeam(env, { team, call: 'end-token' }, { id });
    print(`Token ${id} has ended.`);
  },

  async 'trust-ci'({ env, print, args, options }) {
    const { team, second: who } = needTeam(args, 'member');
    const ci = trustedCi(options);
    await askTeam(env, { team, call: 'trust-ci' }, { who, ci });
    print(ci ? `Runs of ${ci.issuer} with these claims are ${who}.` : `No run is ${who} any more.`);
  },
};

function trustedCi(options: Call['options']): TrustedCi | undefined {
  const claims = needOption(options, 'claims');
  if (claims === 'none') return undefined;
  return {
    issuer: needOption(options, 'issuer'),
    remotes: listOf(needOption(options, 'remote')) ?? [],
    claims: Object.fromEntries((listOf(claims) ?? []).map(claimOf)),
  };
}

function claimOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--claims ${text} is no <claim>=<value>`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function needOption(options: Call['options'], name: 'remote' | 'claims' | 'issuer'): string {
  const value = options[name];
  if (value) return value;
  throw new UsageError(`--${name} is missing`);
}
