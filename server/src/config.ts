import path from 'node:path';
import {
  AUTO_APPROVE_DAYS,
  CODE_TRIES,
  DISPUTE_DAYS,
  FEEDBACK_HIDDEN_DAYS,
  RATE_LIMITS,
  RESEND_SECONDS,
} from '@plumbline/shared-schema/limits';
import { z } from 'zod';
import { repositoryFolder } from './paths';
import { StartError } from './start-error';

const flag = z.enum(['0', '1', 'true', 'false', '']).transform((text) => text === '1' || text === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const positive = z.coerce.number().int().positive();
const days = z.coerce.number().min(0).max(3650);
const httpUrl = z.url({ protocol: /^https?$/ });
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** `<max>/<minutes>`, as in `LIMIT_REGISTER=60/60`. */
const limit = z
  .string()
  .regex(/^\d{1,7}\/\d{1,5}$/, 'expected <calls>/<minutes>')
  .transform((text) => {
    const [max = 0, minutes = 0] = text.split('/').map(Number);
    return { max, minutes };
  })
  .refine(({ max, minutes }) => max > 0 && minutes > 0, 'expected <calls>/<minutes>');

const environmentSchema = z.object({
  /** Demo: seeded, developer pages open. Production: neither, common passwords refused, a signing key required. */
  PROFILE: z.enum(['demo', 'production', 'test']).default('demo'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where people reach the site; links in files and mails start with it. */
  PUBLIC_URL: httpUrl.optional(),
  /** Origins besides PUBLIC_URL's that browsers may call the API from, comma-separated. */
  ALLOWED_ORIGINS: list.default([]),
  /** Proxies in front whose X-Forwarded-For counts: addresses or a number of hops. */
  TRUST_PROXY: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: positive.max(500).default(20),
  DATA_DIR: z.string().min(1).default(path.join(repositoryFolder, '.plumbline/data')),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Where uploads lie: `file:///folder`. */
  STORAGE_URL: z.url({ protocol: /^file$/ }).optional(),
  /** Signs links to private files. At least 32 characters. */
  SIGNING_KEY: z.string().min(32).optional(),
  REGISTRY_DIR: z.string().min(1).default(path.join(repositoryFolder, '.plumbline/registry')),
  /** Folder with the public keys (`*.public.pem`) whose signature makes a registry document count. */
  REGISTRY_KEYS: z.string().min(1).default(path.join(repositoryFolder, '.plumbline/keys')),
  /** Development only: folder of a development build of the shell; `mf-jobs@http://localhost:3002`; one remote alone. */
  DEV_SHELL: z.string().min(1).optional(),
  DEV_REMOTE: z
    .string()
    .regex(/^mf-[a-z-]+@https?:\/\/\S+$/, 'expected <remote>@<url>')
    .optional(),
  PREVIEW_REMOTE: z
    .string()
    .regex(/^mf-[a-z-]+$/, 'expected a remote')
    .optional(),
  /** Origins that `?remote=mf-x@<origin>` may take a remote from, comma-separated; `http://localhost:*`: any port. */
  OVERRIDE_ORIGINS: list.optional(),
  /** Told by a POST with JSON, once, when the registry becomes unusable. */
  ALERT_URL: httpUrl.optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  /** With it as a bearer token, `registry guard` reads the figures of canaries. At least 32 characters. */
  FIGURES_TOKEN: z.string().min(32).optional(),
  /** How often canaries are looked at, where the registry's signing key is at hand. */
  GUARD_SECONDS: positive.max(3600).default(60),
  /** 0: no metrics. They are served on METRICS_HOST only, never on the public port. */
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TILE_URL: z.string().min(1).optional(),
  /** Where mails go out, as in `smtps://user:password@mail.example.org`. Without it they wait in the mailbox page. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of every mail. */
  MAIL_FROM: z.string().min(3).default('Plumbline <no-reply@plumbline.example>'),
  /** 1: nobody signs in before the address is verified. */
  REQUIRE_VERIFIED_EMAIL: flag.default(false),
  /** Passwords that lead every list of stolen ones are refused; by default in production only. */
  REFUSE_COMMON_PASSWORDS: flag.optional(),
  OIDC_GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  OIDC_GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  OIDC_GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** 1: an identity provider of our own takes Google's place. Refused in production. */
  OIDC_LOCAL: flag.default(false),
  OIDC_LOCAL_PORT: port.default(0),
  SHOW_CLAIMS: flag.default(true),
  /** Lifts every rate limit, for load tests. Refused in production. */
  LOAD_TEST: flag.default(false),
  /** Days until unanswered work, and then the payment of completed work, counts as approved. */
  AUTO_APPROVE_DAYS: days.default(AUTO_APPROVE_DAYS),
  /** Days after its end in which a contract can be disputed. */
  DISPUTE_DAYS: days.default(DISPUTE_DAYS),
  /** Days after which a review is shown although the other side wrote none. */
  FEEDBACK_HIDDEN_DAYS: days.default(FEEDBACK_HIDDEN_DAYS),
  LIMIT_GENERAL: limit.default(RATE_LIMITS.general),
  LIMIT_SIGN_IN_FAILURES_PER_ACCOUNT: limit.default(RATE_LIMITS.signInFailuresPerAccount),
  LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: limit.default(RATE_LIMITS.signInFailuresPerAddress),
  LIMIT_REGISTER: limit.default(RATE_LIMITS.register),
  LIMIT_FORGOT_PASSWORD: limit.default(RATE_LIMITS.forgotPassword),
  LIMIT_CODES_PER_ACCOUNT: limit.default(RATE_LIMITS.codesPerAccount),
  LIMIT_MAIL_REQUESTS: limit.default(RATE_LIMITS.mailRequests),
  LIMIT_CODE_TRIES: limit.default(RATE_LIMITS.codeTries),
  /** Wrong tries after which a verification code is dead, and the seconds between two codes. */
  CODE_TRIES: positive.max(100).default(CODE_TRIES),
  RESEND_SECONDS: positive.max(3600).default(RESEND_SECONDS),
  LIMIT_MESSAGES: limit.default(RATE_LIMITS.messages),
  LIMIT_REPORTS: limit.default(RATE_LIMITS.reports),
  LIMIT_TELEMETRY: limit.default(RATE_LIMITS.telemetry),
  LIMIT_OFFERS_AND_APPLICATIONS: limit.default(RATE_LIMITS.offersAndApplications),
});

type Environment = z.output<typeof environmentSchema>;

/** The server's settings, checked. See `environmentSchema` for what each variable means. */
export type Config = ReturnType<typeof toConfig>;
export type Limits = Config['limits'];
export type LimitName = keyof Limits;

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * Throws StartError with one line that names the first wrong one.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new StartError(
      `${name}=${JSON.stringify(present[name])} is not valid: ${issue?.message ?? 'unknown'}`,
    );
  }
  refuseUnsafe(parsed.data);
  return toConfig(parsed.data);
}

/** What production refuses, and why. */
const UNSAFE: readonly (readonly [isUnsafe: (env: Environment) => boolean, problem: string])[] = [
  [
    (env) => (env.DEV_SHELL ?? env.DEV_REMOTE ?? env.PREVIEW_REMOTE) !== undefined,
    'DEV_SHELL, DEV_REMOTE and PREVIEW_REMOTE are refused',
  ],
  [
    (env) => env.OVERRIDE_ORIGINS !== undefined,
    'OVERRIDE_ORIGINS lets addresses choose scripts and is refused',
  ],
  [(env) => env.LOAD_TEST, 'LOAD_TEST lifts every rate limit and is refused'],
  [(env) => env.OIDC_LOCAL, 'OIDC_LOCAL lets anybody be anybody and is refused'],
  [(env) => env.OIDC_GOOGLE_ISSUER.startsWith('http:'), 'OIDC_GOOGLE_ISSUER must be https'],
  [(env) => env.SIGNING_KEY === undefined, 'SIGNING_KEY (≥ 32 characters) is required'],
  [(env) => env.PUBLIC_URL === undefined, 'PUBLIC_URL is required'],
  [(env) => env.SEED === 'demo', 'SEED=demo is refused'],
];

function refuseUnsafe(env: Environment): void {
  if (env.PROFILE !== 'production') return;
  const [, problem] = UNSAFE.find(([isUnsafe]) => isUnsafe(env)) ?? [];
  if (problem !== undefined) throw new StartError(`${problem} in PROFILE=production.`);
}

function toConfig(env: Environment) {
  return {
    profile: env.PROFILE,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    /** Where links in mails lead. Never taken from a request: its Host header is the sender's to choose. */
    siteUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: trustProxy(env.TRUST_PROXY),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    redisUrl: env.REDIS_URL,
    storageUrl: env.STORAGE_URL,
    signingKey: env.SIGNING_KEY,
    registryDir: env.REGISTRY_DIR,
    registryKeys: env.REGISTRY_KEYS,
    devShell: env.DEV_SHELL,
    devRemote: env.DEV_REMOTE,
    previewRemote: env.PREVIEW_REMOTE,
    /** None: overrides are off. */
    overrideOrigins: overrideOrigins(env),
    alertUrl: env.ALERT_URL,
    seed: env.SEED ?? (env.PROFILE === 'demo' ? 'demo' : 'none'),
    figuresToken: env.FIGURES_TOKEN,
    guardSeconds: env.GUARD_SECONDS,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    logLevel: env.LOG_LEVEL ?? (env.PROFILE === 'production' ? 'info' : 'warn'),
    tileUrl: env.TILE_URL ?? null,
    showClaims: env.SHOW_CLAIMS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    /** The developers' mailbox page stands in for a mail server. */
    hasMailbox: env.SMTP_URL === undefined && env.PROFILE !== 'production',
    isVerifiedEmailRequired: env.REQUIRE_VERIFIED_EMAIL,
    areCommonPasswordsRefused: refusesCommonPasswords(env),
    google: googleOf(env),
    localOidcPort: env.OIDC_LOCAL ? env.OIDC_LOCAL_PORT : undefined,
    codeTries: env.CODE_TRIES,
    resendSeconds: env.RESEND_SECONDS,
    /** Days, by the database's clock; fractions are allowed. */
    contractRules: {
      autoApproveDays: env.AUTO_APPROVE_DAYS,
      disputeDays: env.DISPUTE_DAYS,
      feedbackHiddenDays: env.FEEDBACK_HIDDEN_DAYS,
    },
    /** True: no rate limit applies. */
    isLoadTest: env.LOAD_TEST,
    limits: limitsOf(env),
  } as const;
}

const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

function overrideOrigins({ PROFILE, OVERRIDE_ORIGINS }: Environment): string[] {
  return OVERRIDE_ORIGINS ?? (PROFILE === 'production' ? [] : LOCAL_ORIGINS);
}

function limitsOf(env: Environment) {
  return {
    general: env.LIMIT_GENERAL,
    signInFailuresPerAccount: env.LIMIT_SIGN_IN_FAILURES_PER_ACCOUNT,
    signInFailuresPerAddress: env.LIMIT_SIGN_IN_FAILURES_PER_ADDRESS,
    register: env.LIMIT_REGISTER,
    forgotPassword: env.LIMIT_FORGOT_PASSWORD,
    codesPerAccount: env.LIMIT_CODES_PER_ACCOUNT,
    mailRequests: env.LIMIT_MAIL_REQUESTS,
    codeTries: env.LIMIT_CODE_TRIES,
    messages: env.LIMIT_MESSAGES,
    reports: env.LIMIT_REPORTS,
    telemetry: env.LIMIT_TELEMETRY,
    offersAndApplications: env.LIMIT_OFFERS_AND_APPLICATIONS,
  } as const;
}

function refusesCommonPasswords({ PROFILE, REFUSE_COMMON_PASSWORDS }: Environment): boolean {
  return REFUSE_COMMON_PASSWORDS ?? PROFILE === 'production';
}

export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string };

function googleOf(env: Environment): GoogleSettings | undefined {
  const { OIDC_GOOGLE_CLIENT_ID: clientId, OIDC_GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    throw new StartError(
      'OIDC_GOOGLE_CLIENT_ID and OIDC_GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    );
  }
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer: env.OIDC_GOOGLE_ISSUER, clientId, clientSecret };
}

type TrustProxy = string | false | ((address: string, hop: number) => boolean);

function trustProxy(text: string | undefined): TrustProxy {
  if (text === undefined) return false;
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text;
}
