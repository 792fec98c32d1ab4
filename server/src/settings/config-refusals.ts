import type { Environment } from './environment';

type Refusal = {
  names: readonly (keyof Environment)[];
  isWrong: (env: Environment) => boolean;
  problem: string;
};

/** What production refuses, and why. */
const UNSAFE: readonly Refusal[] = [
  {
    names: ['DEV_SHELL', 'DEV_REMOTE', 'PREVIEW_REMOTE'],
    isWrong: (env) => (env.DEV_SHELL ?? env.DEV_REMOTE ?? env.PREVIEW_REMOTE) !== undefined,
    problem: 'DEV_SHELL, DEV_REMOTE and PREVIEW_REMOTE are refused',
  },
  {
    names: ['OVERRIDE_ORIGINS'],
    isWrong: (env) => env.OVERRIDE_ORIGINS !== undefined,
    problem: 'OVERRIDE_ORIGINS lets addresses choose scripts and is refused',
  },
  {
    names: ['LOAD_TEST'],
    isWrong: (env) => env.LOAD_TEST,
    problem: 'LOAD_TEST lifts every rate limit and is refused',
  },
  {
    names: ['OIDC_LOCAL'],
    isWrong: (env) => env.OIDC_LOCAL,
    problem: 'OIDC_LOCAL lets anybody be anybody and is refused',
  },
  {
    names: ['OIDC_GOOGLE_ISSUER'],
    isWrong: (env) => env.OIDC_GOOGLE_ISSUER.startsWith('http:'),
    problem: 'OIDC_GOOGLE_ISSUER must be https',
  },
  {
    names: ['SIGNING_KEY', 'ROLE'],
    isWrong: (env) => env.SIGNING_KEY === undefined && env.ROLE !== 'edge',
    problem: 'SIGNING_KEY (≥ 32 characters) is required',
  },
  {
    names: ['PUBLIC_URL'],
    isWrong: (env) => env.PUBLIC_URL === undefined,
    problem: 'PUBLIC_URL is required',
  },
  {
    names: ['PUSH_ORIGINS'],
    isWrong: (env) => env.PUSH_ORIGINS.some((origin) => !origin.startsWith('https:')),
    problem: 'PUSH_ORIGINS must be https',
  },
  {
    names: ['STRIPE_API_URL'],
    isWrong: (env) => env.STRIPE_API_URL !== undefined,
    problem: 'STRIPE_API_URL sends payments elsewhere and is refused',
  },
  {
    names: ['TWILIO_API_URL'],
    isWrong: (env) => env.TWILIO_API_URL !== undefined,
    problem: 'TWILIO_API_URL sends text messages elsewhere and is refused',
  },
  { names: ['SEED'], isWrong: (env) => env.SEED === 'demo', problem: 'SEED=demo is refused' },
];

/** What a process needs that is one of several. */
const SHARED: readonly Refusal[] = [
  {
    names: ['ROLE', 'PROCESSES', 'DATABASE_URL'],
    isWrong: (env) => isOneOfSeveral(env) && env.DATABASE_URL === undefined,
    problem: 'ROLE=web, ROLE=worker and PROCESSES share a database: DATABASE_URL is required.',
  },
  {
    names: ['ROLE', 'PROCESSES', 'REDIS_URL'],
    isWrong: (env) => isOneOfSeveral(env) && env.REDIS_URL === undefined,
    problem:
      'ROLE=web, ROLE=worker and PROCESSES tell each other the news over Redis: REDIS_URL is required.',
  },
  {
    names: ['ROLE', 'PROCESSES', 'SIGNING_KEY'],
    isWrong: (env) => isOneOfSeveral(env) && env.PROFILE !== 'production' && env.SIGNING_KEY === undefined,
    problem: 'ROLE=web, ROLE=worker and PROCESSES read the links that others sign: SIGNING_KEY is required.',
  },
  {
    names: ['ROLE', 'API_URL'],
    isWrong: (env) => env.ROLE === 'edge' && env.API_URL === undefined,
    problem: 'ROLE=edge asks the API of other processes: API_URL is required.',
  },
];

/** Whether others on the same database do the rest, or the same. */
const isOneOfSeveral = ({ ROLE: role, PROCESSES: processes }: Environment) =>
  role === 'web' || role === 'worker' || (role === 'all' && processes > 1);

/** `wrong`: settings already named, about which there is nothing more to say. */
export function refusals(env: Environment, wrong: ReadonlyMap<string, string>): string[] {
  const unsafe = env.PROFILE === 'production' ? UNSAFE : [];
  const isRefused = ({ names, isWrong }: Refusal) => !names.some((name) => wrong.has(name)) && isWrong(env);
  const lines = [
    ...unsafe.filter(isRefused).map(({ problem }) => `${problem} in PROFILE=production.`),
    ...SHARED.filter(isRefused).map(({ problem }) => problem),
  ];
  const { OIDC_GOOGLE_CLIENT_ID: clientId, OIDC_GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if ((clientId === undefined) !== (clientSecret === undefined))
    lines.push('OIDC_GOOGLE_CLIENT_ID and OIDC_GOOGLE_CLIENT_SECRET belong together: set both or neither.');
  const stripe = [env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET, env.STRIPE_CONNECT_WEBHOOK_SECRET];
  const given = stripe.filter((value) => value !== undefined).length;
  if ((env.PAYMENTS === 'stripe' || given > 0) && given < stripe.length)
    lines.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET belong together, and PAYMENTS=stripe needs them.',
    );
  const twilio = [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_FROM];
  if (new Set(twilio.map((value) => value === undefined)).size > 1)
    lines.push('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all or none.');
  return lines;
}
