import path from 'node:path';
import {
  APPEAL_DAYS,
  AUTO_APPROVE_DAYS,
  CODE_TRIES,
  DISPUTE_ANSWER_DAYS,
  DISPUTE_DAYS,
  FEEDBACK_HIDDEN_DAYS,
  PLATFORM_FEE_MAX,
  RESEND_SECONDS,
} from '@plumbline/shared-schema/limits';
import { PAYMENT_CHOICES } from '@plumbline/shared-schema/money-options';
import { LOCALES } from '@plumbline/shared-schema/options';
import { z } from 'zod';
import {
  bucketUrl,
  days,
  flag,
  httpUrl,
  list,
  origins,
  port,
  positive,
  proxies,
  storage,
} from './config-fields';
import { noticeSettings } from './notice-settings';
import { repositoryFolder } from './paths';
import { processSettings } from './process-settings';

/**
 * Every setting but the limits, by the name of its environment variable. `npm run docs` prints the descriptions in the
 * operator's guide; `unset` says there what applies without the variable, where the schema has no default of its own.
 */
export const environment = {
  PROFILE: z.enum(['demo', 'production', 'test']).default('demo').meta({
    description: '`demo`; `production` (nothing for developers, keys required); `test`',
  }),
  PORT: port.default(3000).meta({ description: 'pages, API and sockets' }),
  HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'the address they are served on' }),
  ...processSettings,
  PUBLIC_URL: httpUrl.optional().meta({
    description: 'where people reach the site; links in mails start with it. Required in production',
    unset: '`http://localhost:PORT`',
  }),
  ALLOWED_ORIGINS: origins.default([]).meta({
    description: 'origins besides that of `PUBLIC_URL` that browsers may call the API from, comma-separated',
  }),
  TRUST_PROXY: proxies.optional().meta({
    description: 'proxies in front whose `X-Forwarded-For` counts: addresses, or a number of hops',
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ description: 'PostgreSQL 15 or newer', unset: 'embedded' }),
  // The outbox relay holds one while its subscribers take another.
  DATABASE_POOL: positive.min(3).max(500).default(20).meta({
    description: 'connections of each process, and calls it works on at once, 3 to 500',
  }),
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.join(repositoryFolder, '.plumbline/data'))
    .meta({ description: 'embedded database, uploads, the last good site' }),
  DATABASE_DIR: z.string().min(1).optional().meta({
    description: 'the embedded database. Under root PostgreSQL runs as `nobody`, who must reach it',
    unset: '`postgres/` in `DATA_DIR`',
  }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .meta({ description: 'makes the sockets of [several processes](processes.md) one' }),
  STORAGE_URL: storage.optional().meta({
    description: 'uploads, as in `file:///folder`, or `s3://bucket/prefix` ([object storage](storage.md))',
    unset: '`files/` in `DATA_DIR`',
  }),
  OTHER_STORAGE_URL: storage.optional().meta({
    description:
      'where uploads lie besides while they [move](storage.md#moving-a-site): read where `STORAGE_URL` has none, removed from both',
  }),
  SIGNING_KEY: z.string().min(32).optional().meta({
    description:
      'at least 32 characters; signs links to files and links that turn mails off, hashes codes, encrypts secrets of two-step sign-in. Required in production',
    unset: 'random',
  }),
  OLD_SIGNING_KEY: z.string().min(32).optional().meta({
    description:
      'the signing key before it: secrets of two-step sign-in that it encrypted are still read, and encrypted anew when they are used; calls from before that are repeated get their first answer',
  }),
  REGISTRY_DIR: z
    .string()
    .min(1)
    .default(path.join(repositoryFolder, '.plumbline/registry'))
    .meta({ description: 'published remotes; `none`: the API alone, behind an edge elsewhere' }),
  REGISTRY_URL: bucketUrl.optional().meta({
    description: 'in place of `REGISTRY_DIR`: as in `s3://bucket/prefix` ([object storage](storage.md))',
  }),
  REGISTRY_KEYS: z.string().min(1).default(path.join(repositoryFolder, '.plumbline/keys')).meta({
    description: 'folder of the public keys (`*.public.pem`) by which registry documents are signed',
  }),
  REGISTRY_SERVICE: flag.default(false).meta({
    description:
      '`1`: takes [releases of teams](../platform/operator.md#say-who-owns-what), signed with these keys',
  }),
  DEV_SHELL: z.string().min(1).optional().meta({
    description: 'folder of a development build of the shell; set by `npm run dev`. Refused in production',
  }),
  DEV_REMOTE: z
    .string()
    .regex(/^mf-[a-z-]+@https?:\/\/\S+$/, 'expected <remote>@<url>')
    .optional()
    .meta({
      description: 'as in `mf-jobs@http://localhost:3002`; set by `npm run dev`. Refused in production',
    }),
  PREVIEW_REMOTE: z
    .string()
    .regex(/^mf-[a-z-]+$/, 'expected a remote')
    .optional()
    .meta({ description: 'one remote alone; set by `npm run preview`. Refused in production' }),
  OVERRIDE_ORIGINS: list.optional().meta({
    description:
      'origins that `?remote=mf-x@<origin>` may take a remote from, comma-separated; `http://localhost:*`: any port. Refused in production',
    unset: 'this machine; none in production',
  }),
  RENDER_PAGES: flag.default(true).meta({
    description:
      '`1`: pages for visitors without a session come with their content, made by renderer processes; `0`: the browser renders them',
  }),
  ALERT_URL: httpUrl.optional().meta({ description: 'gets one POST when the registry becomes unusable' }),
  SEED: z.enum(['demo', 'none']).optional().meta({
    description: '`demo`: the demo world, refused in production; `none`',
    unset: '`demo` in the demo, else `none`',
  }),
  FIGURES_TOKEN: z.string().min(32).optional().meta({
    description: 'at least 32 characters; lets `npm run registry -- guard` read the figures of canaries',
  }),
  GUARD_SECONDS: positive.max(3600).default(60).meta({
    description:
      'how often this process looks at canaries itself, where the registry’s private key is at hand; never in production',
  }),
  METRICS_PORT: port.default(0).meta({
    description: '`0`: no [metrics](watch.md#metrics). They are never served on the public port',
  }),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'their address' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().meta({
    description:
      'where [traces](watch.md#traces) go, as in `http://127.0.0.1:4318`; without it there are none, and nothing of them is loaded',
  }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional().meta({
    description: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    unset: '`info` in production, else `warn`',
  }),
  TILE_URL: z.string().min(1).optional().meta({
    description:
      'map tiles, as in `https://tiles.example/{z}/{x}/{y}{r}.png`, where `{r}` is for pictures of twice the density; `none`: maps draw the coasts, borders and cities that the site brings along',
    unset: 'that of OpenStreetMap; `none` in tests',
  }),
  ...noticeSettings,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      description:
        'where mails go out, as in `smtps://user:password@mail.example.org`. Without it they are at `/dev/mail` (on this machine only); in production they wait',
    }),
  MAIL_FROM: z.string().min(3).default('Plumbline <no-reply@plumbline.example>').meta({
    description: 'sender of every mail',
  }),
  SUPPORT_EMAIL: z.email().optional().meta({
    description: 'gets what people write to support. Without it requests wait, and are mailed once it is set',
    unset: 'a made-up address; none in production',
  }),
  SUPPORT_LANGUAGE: z.enum(LOCALES).default('en').meta({ description: 'of those mails: `en`, `fr`' }),
  REQUIRE_VERIFIED_EMAIL: flag.default(false).meta({
    description: '`1`: nobody signs in before the address is verified',
  }),
  REFUSE_COMMON_PASSWORDS: flag.optional().meta({
    description: '`1`: passwords that lead every list of stolen ones are refused',
    unset: '`1` in production, else `0`',
  }),
  OIDC_GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com').meta({
    description: 'of _Use Google_; https in production',
  }),
  OIDC_GOOGLE_CLIENT_ID: z.string().min(1).optional().meta({
    description: 'at Google the redirect address is `PUBLIC_URL/api/v1/auth/google/callback`',
  }),
  OIDC_GOOGLE_CLIENT_SECRET: z.string().min(1).optional().meta({ description: 'belongs to it' }),
  OIDC_LOCAL: flag.default(false).meta({
    description: '`1`: an identity provider of our own takes Google’s place. Refused in production',
  }),
  OIDC_LOCAL_PORT: port.default(0).meta({ description: 'its port; `0`: any' }),
  SHOW_CLAIMS: flag.optional().meta({
    description: '`1`: the landing page makes claims that its operator has to be able to prove',
    unset: '`1` in the demo, else `0`',
  }),
  LOAD_TEST: flag.default(false).meta({ description: '`1` lifts every rate limit. Refused in production' }),
  AUTO_APPROVE_DAYS: days.default(AUTO_APPROVE_DAYS).meta({
    description:
      'days until unanswered work, and then the payment of completed work, counts as approved. Like all days here they pass by the database’s clock, and fractions are allowed',
  }),
  DISPUTE_DAYS: days.default(DISPUTE_DAYS).meta({
    description: 'days after its end in which a contract can be disputed',
  }),
  DISPUTE_ANSWER_DAYS: days.default(DISPUTE_ANSWER_DAYS).meta({
    description: 'days that the other side of a dispute has for its answer',
  }),
  APPEAL_DAYS: days.default(APPEAL_DAYS).meta({
    description: 'days in which the decision of a dispute can be appealed against',
  }),
  FEEDBACK_HIDDEN_DAYS: days.default(FEEDBACK_HIDDEN_DAYS).meta({
    description: 'days after which a review is shown although the other side wrote none',
  }),
  PAYMENTS: z.enum(PAYMENT_CHOICES).default('sandbox').meta({
    description:
      'who moves money: [`stripe`](payments.md); `sandbox`, which moves none and says so; `none`: nothing can be paid here',
  }),
  STRIPE_SECRET_KEY: z.string().min(1).optional().meta({ description: 'required for `PAYMENTS=stripe`' }),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional().meta({
    description: 'of the webhook for events of the platform’s own account',
  }),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().min(1).optional().meta({
    description: 'of the webhook for events of connected accounts',
  }),
  STRIPE_API_URL: httpUrl.optional().meta({
    description: 'a stand-in of Stripe, for tests. Refused in production',
  }),
  PLATFORM_FEE_PERCENT: z.coerce
    .number()
    .min(0)
    .max(PLATFORM_FEE_MAX)
    .default(0)
    .meta({
      description: `of what is released to professionals, ${PLATFORM_FEE_MAX} at most`,
    }),
  SANDBOX_DELAY_SECONDS: z.coerce.number().int().min(0).max(3600).default(5).meta({
    description: 'after how long the sandbox tells of what takes time',
  }),
  CODE_TRIES: positive.max(100).default(CODE_TRIES).meta({
    description: 'wrong tries after which a verification code is dead',
  }),
  RESEND_SECONDS: positive.max(3600).default(RESEND_SECONDS).meta({ description: 'seconds between codes' }),
};

export type Environment = { [Name in keyof typeof environment]: z.output<(typeof environment)[Name]> };
