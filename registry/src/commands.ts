import { parseArgs } from 'node:util';
import { serviceOf, UsageError } from './commands/command';
import type { Call, Command } from './commands/command';
import { guard } from './commands/guard-command';
import { PUBLISH_COMMANDS } from './commands/publish-commands';
import { SERVICE_COMMANDS } from './commands/service-commands';
import { STORE_COMMANDS } from './commands/store-commands';
import { OPERATOR_COMMANDS, PROOF_COMMANDS } from './commands/proof-commands';
import { TEAM_COMMANDS } from './commands/team-commands';
import { TRIAL_COMMANDS } from './commands/trial-commands';
import { RefusedError } from './release/refusal';

export const USAGE = `Usage: npm run registry -- <command>

  publish <dist…> [--numbered]     make built folders live together (--numbered: no +hash after the version)
  publish <name…> --from <site>    what is live on another site, the same bytes, by the judgement of this one
  can-deploy <dist…> [--numbered]  the judgement of publish, without publishing
  verify [dist…]                   check built folders on their own; without any, what is live and its signature
  verdict <file>                   keep what came of mounting a build in a browser (plumbline verify --run)
  rollback <name> --reason <text>  bring back the release before the live one
  disable <name> --reason <text>   take a remote out of the site
  enable <name> --reason <text>    bring it back

  canary <name> <dist or version> --percent <n>  give a release to n % of the visitors (--numbered as above);
                                                 --replace: in place of the canary that runs
  canary <name> --percent <n>                    change that share; 0 ends it, as stop-canary does
  stop-canary <name> --reason <text>             everybody gets the live release again
  promote <name> [--reason <text>]               the canary becomes live
  guard [--interval <seconds>]                   end canaries that fail more than the live release
  preview <name> [--build <dist or version>] [--hours <n>] [--path </page>]
                                                 a signed link to the site with that build (48 hours, /)

  invite <team> --names <mf-a,…> [--paths </a,…>] [--title <text>] [--builds <n>] [--verified <yes or no>]
                                                 a team, with the names and paths that are its own, and room for
                                                 so many builds (300), of which, if yes, each has to have been
                                                 mounted in a browser; again: changes them
  quota <team> --megabytes <n> --reason <text>    what its builds may weigh together (500)
  member <team> <who> --roles <list>             publish, promote, rollback, disable; none: no member any more
  token <team> <who> --remote <mf-a> [--days <n>]  proves to the service who that is (90 days); shown once
  end-token <team> <id>                          that proof is none any more
  trust-ci <team> <who> --remote <mf-a,…> --issuer <url> --claims <repository_id=1,ref=refs/heads/main>
                                                 runs of that repository are that member; --claims none ends it
  rename-team <team> <new name>, remove-team <team> --reason <text>, teams
  revoke <team> --reason <text>    disable its remotes, end its canaries and links, forget its builds and members
  operator <who> [--days <n>], end-operator <id>  a token that changes teams over the network (90 days); shown once

  budget <remote> <kind> <kb> --reason <text>     entry, page, total, others, first-load, visit: what one remote may
                                                 weigh, above what all others may; that much again ends it
  list                             what is live
  log [name or team]               who changed what, when, why
  gc [name@hash…] [--retention-days <n>] [--dry-run]  delete builds that nobody can need (30 days)
  keygen                           make a signing key
  keys                             the public keys, as teams elsewhere get them with their invitation
  rotate-key, retire-key <key>     a second key beside the present one; the end of one of two

With PLUMBLINE_REGISTRY=https://… the service there does the commands of a member, for whom PLUMBLINE_TOKEN or the run
of a CI proves, and with the token of an operator those about teams; publish, promote and rollback take --wait: until the site serves it.

Environment: REGISTRY_DIR (store), REGISTRY_URL (in its place: s3://bucket/prefix), REGISTRY_KEYS (key folder),
REGISTRY_ORIGINS (other origins that builds may load code from), PUBLIC_URL (of the site, for links and the guard),
FIGURES_TOKEN (of the site, for the guard), FROM_TOKEN (the FIGURES_TOKEN of the site
that --from names: who brought it there), PROFILE, REGISTRY_ACTOR (name in the log).
Exit codes: 0 done, 1 refused or failed, 2 wrong usage.`;

const COMMANDS: Record<string, Command> = {
  ...PUBLISH_COMMANDS,
  ...TRIAL_COMMANDS,
  ...STORE_COMMANDS,
  ...TEAM_COMMANDS,
  ...PROOF_COMMANDS,
  ...OPERATOR_COMMANDS,
  guard,
};
const COMMANDS_THERE: Record<string, Command> = { ...SERVICE_COMMANDS, ...TEAM_COMMANDS, ...PROOF_COMMANDS };

const OPTIONS = {
  reason: { type: 'string' },
  percent: { type: 'string' },
  hours: { type: 'string' },
  interval: { type: 'string' },
  build: { type: 'string' },
  from: { type: 'string' },
  'retention-days': { type: 'string' },
  path: { type: 'string' },
  names: { type: 'string' },
  paths: { type: 'string' },
  title: { type: 'string' },
  builds: { type: 'string' },
  verified: { type: 'string' },
  megabytes: { type: 'string' },
  roles: { type: 'string' },
  remote: { type: 'string' },
  days: { type: 'string' },
  issuer: { type: 'string' },
  claims: { type: 'string' },
  replace: { type: 'boolean' },
  wait: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  numbered: { type: 'boolean' },
} as const;

/** Runs one command of the registry. Returns the exit code; `print` gets the lines of output. */
export async function runCommand(
  argv: readonly string[],
  env: Call['env'],
  print: Call['print'],
): Promise<number> {
  try {
    const { positionals, values } = parseCommandLine(argv);
    const [name = '', ...args] = positionals;
    const command = commandOf(name, serviceOf(env));
    await command({ env, print, args, options: { ...values } });
    return 0;
  } catch (error) {
    return report(error, print);
  }
}

function commandOf(name: string, service: string | undefined): Command {
  const commands = service === undefined ? COMMANDS : COMMANDS_THERE;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  if (Object.hasOwn(COMMANDS, name))
    throw new UsageError(
      `${name} is for the operator with the key, on the registry itself: ${service} does not do it`,
    );
  throw new UsageError(name === '' ? 'a command is missing' : `there is no command ${name}`);
}

function parseCommandLine(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function report(error: unknown, print: Call['print']): number {
  if (error instanceof UsageError) {
    print(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  if (error instanceof RefusedError) {
    print(`${error.message}\nRefused: nothing was changed.`);
    return 1;
  }
  print(error instanceof Error ? error.message : String(error));
  return 1;
}
