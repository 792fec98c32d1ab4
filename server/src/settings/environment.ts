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
import { days, flag, httpUrl, list, origins, port, positive, proxies } from './config-fields';
import { repositoryFolder } from './paths';

/** Every setting but the limits, by the name of its environment variable. */
export const environment = {
  /** Demo: seeded, developer pages open. Production: neither, common passwords refused, a signing key required. */
  PROFILE: z.enum(['demo', 'production', 'test']).default('demo'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where people reach the site; links in files and mails start with it. */
  PUBLIC_URL: httpUrl.optional(),
  /** Origins besides PUBLIC_URL's that browsers may call the API from, comma-separated. */
  ALLOWED_ORIGINS: origins.default([]),
  /** Proxies in front whose X-Forwarded-For counts: addresses or a number of hops. */
  TRUST_PROXY: proxies.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The outbox relay holds one while its subscribers take another. */
  DATABASE_POOL: positive.min(3).max(500).default(20),
  DATA_DIR: z.string().min(1).default(path.join(repositoryFolder, '.plumbline/data')),
  /** Where the embedded database lies; under root it must be a folder that the user `nobody` can reach. */
  DATABASE_DIR: z.string().min(1).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Where uploads lie: `file:///folder`. */
  STORAGE_URL: z.url({ protocol: /^file$/ }).optional(),
  /** Signs links to private files. At least 32 characters. */
  SIGNING_KEY: z.string().min(32).optional(),
  /** The one before it, while secrets of two-step sign-in are still sealed with it. */
  OLD_SIGNING_KEY: z.string().min(32).optional(),
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
  /** Pages for visitors without a session come as HTML with their content, which renderer processes make. 0: none do. */
  RENDER_PAGES: flag.default(true),
  /** Receives one POST with JSON when the registry becomes unusable. */
  ALERT_URL: httpUrl.optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  /** With it as a bearer token, `registry guard` reads the figures of canaries. At least 32 characters. */
  FIGURES_TOKEN: z.string().min(32).optional(),
  /** How often canaries are looked at, where the registry's signing key is available. */
  GUARD_SECONDS: positive.max(3600).default(60),
  /** 0: no metrics. They are served on METRICS_HOST only, never on the public port. */
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Address of map tiles, with `{z}`, `{x}`, `{y}`, and `{r}` where the service has pictures of twice the density; `none`. */
  TILE_URL: z.string().min(1).optional(),
  /** Private key (base64url, 32 bytes) by which push services know us; by default one that is made in DATA_DIR. */
  VAPID_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'expected 43 characters of base64url')
    .optional(),
  /** Origins of push services besides those of the browsers, comma-separated. */
  PUSH_ORIGINS: origins.default([]),
  /** Where mails go out, as in `smtps://user:password@mail.example.org`. Without it they wait in the mailbox page. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of every mail. */
  MAIL_FROM: z.string().min(3).default('Plumbline <no-reply@plumbline.example>'),
  /** Gets what people write to support. Without it requests wait in the database; in the demo a made-up address. */
  SUPPORT_EMAIL: z.email().optional(),
  /** In which those mails are written. */
  SUPPORT_LANGUAGE: z.enum(LOCALES).default('en'),
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
  /** Claims that an operator has to be able to prove; by default in the demo only. */
  SHOW_CLAIMS: flag.optional(),
  /** Lifts every rate limit, for load tests. Refused in production. */
  LOAD_TEST: flag.default(false),
  /** Days until unanswered work, and then the payment of completed work, counts as approved. */
  AUTO_APPROVE_DAYS: days.default(AUTO_APPROVE_DAYS),
  /** Days after its end in which a contract can be disputed. */
  DISPUTE_DAYS: days.default(DISPUTE_DAYS),
  /** Days that the other side of a dispute has for its answer. */
  DISPUTE_ANSWER_DAYS: days.default(DISPUTE_ANSWER_DAYS),
  /** Days in which the decision of a dispute can be appealed against. */
  APPEAL_DAYS: days.default(APPEAL_DAYS),
  /** Days after which a review is shown although the other side wrote none. */
  FEEDBACK_HIDDEN_DAYS: days.default(FEEDBACK_HIDDEN_DAYS),
  /** Who moves money; the sandbox moves none. */
  PAYMENTS: z.enum(PAYMENT_CHOICES).default('sandbox'),
  /** Without it there is no Stripe. The secrets are those of its two webhooks: of the platform and of connected accounts. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** A stand-in of Stripe, for tests. Refused in production. */
  STRIPE_API_URL: httpUrl.optional(),
  /** Of what is released to professionals. */
  PLATFORM_FEE_PERCENT: z.coerce.number().min(0).max(PLATFORM_FEE_MAX).default(0),
  /** After how long the sandbox tells of what takes time. */
  SANDBOX_DELAY_SECONDS: z.coerce.number().int().min(0).max(3600).default(5),
  /** Wrong tries after which a verification code is dead, and the seconds between two codes. */
  CODE_TRIES: positive.max(100).default(CODE_TRIES),
  RESEND_SECONDS: positive.max(3600).default(RESEND_SECONDS),
};

export type Environment = { [Name in keyof typeof environment]: z.output<(typeof environment)[Name]> };
