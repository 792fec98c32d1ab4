import { RATE_LIMITS } from '@plumbline/shared-schema/limits';
import type { z } from 'zod';
import { limit } from './config-fields';
import { checkEach } from './config-problems';
import { refusals } from './config-refusals';
import { environment } from './environment';
import type { Environment } from './environment';
import { doesWork, takesCalls } from './process-settings';
import { StartError } from './start-error';

/** The server's settings, checked. See `environment` for what each variable means. */
export type Config = ReturnType<typeof toConfig>;
export type LimitName = keyof typeof RATE_LIMITS;
export type Limits = Record<LimitName, { max: number; minutes: number }>;

/** What each of the product's rate limits counts, for the operator's guide. */
const LIMITED: Record<LimitName, string> = {
  general: 'all calls, per user, else per address; an address also opens as many sockets',
  signInFailuresPerAccount: 'failed sign-ins, per account',
  signInFailuresPerAddress: 'failed sign-ins, per address',
  register: 'accounts made, per address',
  forgotPassword: 'reset links, per account',
  codesPerAccount: 'verification codes sent, per account',
  mailRequests: 'codes, links and invitations asked for, per address',
  codeTries: 'codes, links and invitations tried, per address',
  secondSteps: 'codes of a two-step sign-in tried, per account',
  secondStepsPerDay: 'the same, by the day',
  messages: 'messages, per user',
  offersAndApplications: 'offers, invitations and applications, per user',
  reports: 'reports of jobs and people, and requests to support, per user, else per address',
  exports: 'copies of one’s own account asked for, per user',
  places: 'cities asked for while typing, per user, else per address',
  papers: 'receipts, invoices and lists of one’s own money as files, per user',
  money: 'payments, withdrawals and payment methods, per user',
  pages: 'pages rendered that were not kept, per address; beyond it they come without content',
  telemetry: 'batches of what pages report about themselves, per user, else per address',
};

/** `LIMIT_REGISTER` and so on: one for each of the product's rate limits, which are the defaults. */
const limitVariables = Object.fromEntries(
  Object.entries(RATE_LIMITS).map(([name, product]) => [
    limitVariable(name),
    limit.default(product).meta({ description: LIMITED[name as LimitName] }),
  ]),
);

/** Every variable that is read; `npm run docs` makes the operator's table of them. */
export const settingFields: Readonly<Record<string, z.ZodType>> = { ...environment, ...limitVariables };

function limitVariable(name: string): string {
  return `LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent. Throws StartError with a line for
 * each wrong or missing one, and for each name that is nearly one.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { settings, problems } = checkEach(environment, present);
  const limits = checkEach(limitVariables, present);
  const lines = [...problems.values(), ...limits.problems.values(), ...refusals(settings, problems)];
  if (lines.length > 0) throw new StartError(lines.join('\n'));
  return toConfig(settings, limits.settings);
}

function toConfig(env: Environment, limits: Record<string, Limits[LimitName]>) {
  const { profile, requireVerifiedEmail, loadTest, ...settings } = inCamelCase(env);
  const { publicUrl, smtpUrl, autoApproveDays, disputeDays, feedbackHiddenDays } = settings;
  const { disputeAnswerDays, appealDays } = settings;
  return {
    ...settings,
    profile,
    takesCalls: takesCalls(settings.role),
    doesWork: doesWork(settings.role),
    registryPlace: settings.registryUrl ?? settings.registryDir,
    publicUrl: publicUrl && withoutSlash(publicUrl),
    apiUrl: settings.apiUrl && withoutSlash(settings.apiUrl),
    /** Where links in mails lead. Never taken from a request: its Host header is the sender's to choose. */
    siteUrl: withoutSlash(publicUrl ?? `http://localhost:${settings.port}`),
    trustProxy: trustProxy(settings.trustProxy),
    ...defaultsOf(profile, settings),
    /** The developers' mailbox page stands in for a mail server. */
    hasMailbox: smtpUrl === undefined && profile !== 'production',
    isVerifiedEmailRequired: requireVerifiedEmail,
    google: googleOf(env),
    stripe: stripeOf(env),
    twilio: twilioOf(env),
    localOidcPort: settings.oidcLocal ? settings.oidcLocalPort : undefined,
    /** Days, by the database's clock; fractions are allowed. */
    contractRules: {
      autoApproveDays,
      disputeDays,
      disputeAnswerDays,
      appealDays,
      feedbackHiddenDays,
      takesPayments: settings.payments !== 'none',
    },
    /** True: no rate limit applies. */
    isLoadTest: loadTest,
    limits: Object.fromEntries(
      Object.keys(RATE_LIMITS).map((name) => [name, limits[limitVariable(name)]]),
    ) as Limits,
  };
}

/** The policy of OpenStreetMap: name the source, send the referrer, fetch nothing ahead. */
const OPEN_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
/** TILE_URL of a site that asks nobody for tiles: maps draw what the site brings along. */
const NO_TILES = 'none';

/** Tests stay on this machine. */
function tileUrlOf(profile: Environment['PROFILE'], { tileUrl }: Partial<Settings>): string | null {
  const wanted = tileUrl ?? (profile === 'test' ? NO_TILES : OPEN_TILES);
  return wanted === NO_TILES ? null : wanted;
}

const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** No address is made up in production. */
function supportEmailOf(profile: Environment['PROFILE'], { supportEmail }: Partial<Settings>) {
  return supportEmail ?? (profile === 'production' ? undefined : 'support@plumbline.example');
}

/** What depends on the profile where it is not set. */
function defaultsOf(profile: Environment['PROFILE'], settings: Partial<Settings>) {
  const isProduction = profile === 'production';
  return {
    /** None: overrides are off. */
    overrideOrigins: settings.overrideOrigins ?? (isProduction ? [] : LOCAL_ORIGINS),
    supportEmail: supportEmailOf(profile, settings),
    tileUrl: tileUrlOf(profile, settings),
    seed: settings.seed ?? (profile === 'demo' ? 'demo' : 'none'),
    smsPrefixes: settings.smsPrefixes ?? ['+1', '+33'],
    showClaims: settings.showClaims ?? profile === 'demo',
    logLevel: settings.logLevel ?? (isProduction ? 'info' : 'warn'),
    areCommonPasswordsRefused: settings.refuseCommonPasswords ?? isProduction,
  };
}

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;
type InCamelCase<T> = { [Name in Extract<keyof T, string> as CamelCase<Name>]: T[Name] };
type Settings = InCamelCase<Environment>;

/** `DATABASE_URL` → `databaseUrl`. */
function inCamelCase(env: Environment): Settings {
  const names = Object.keys(environment) as (keyof Environment)[];
  const camelCase = (name: string) =>
    name.toLowerCase().replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return Object.fromEntries(names.map((name) => [camelCase(name), env[name]])) as Settings;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string };

function googleOf(env: Environment): GoogleSettings | undefined {
  const { OIDC_GOOGLE_CLIENT_ID: clientId, OIDC_GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer: env.OIDC_GOOGLE_ISSUER, clientId, clientSecret };
}

export type StripeSettings = {
  secretKey: string;
  webhookSecrets: readonly string[];
  /** Only tests ask another host. */
  apiUrl: string | undefined;
};

function stripeOf(env: Environment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = env;
  const secrets = [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_CONNECT_WEBHOOK_SECRET];
  const webhookSecrets = secrets.filter((secret) => secret !== undefined);
  return secretKey === undefined ? undefined : { secretKey, webhookSecrets, apiUrl };
}

export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  from: string;
  /** Only tests ask another host. */
  apiUrl: string | undefined;
};

function twilioOf(env: Environment): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { accountSid, authToken, from, apiUrl: env.TWILIO_API_URL };
}

type TrustProxy = string | false | ((address: string, hop: number) => boolean);

function trustProxy(text: string | undefined): TrustProxy {
  if (text === undefined) return false;
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text;
}
