import { budgetsSchema } from '@plumbline/shared-schema/budgets';
import { offersSchema, stateNamesSchema } from '@plumbline/shared-schema/remote-contract';
import { documentRefSchema } from '@plumbline/shared-schema/signed-document';
import { RELEASE_SOURCES } from '@plumbline/shared-schema/telemetry';
import { z } from 'zod';
import { BADGE_SLOT_IDS, SLOT_IDS } from './site-places';

export { SHELL_PAGES, SITE_PATHS, SLOT_IDS } from './site-places';

// The platform's own documents: `remote.json`, `release.json`, the registry document and the boot document of a page.

/** Who may open a page. One path may have several entries; the most specific that fits wins. */
export const pageAccessSchema = z.enum(['public', 'signedIn', 'signedOut', 'hirer', 'contractor', 'admin']);
export type PageAccess = z.infer<typeof pageAccessSchema>;

const EVERYBODY = ['everyone', 'signedOut', 'signedIn'] as const;
/** Which people see a menu entry. */
export const navAudienceSchema = z.enum([...EVERYBODY, 'hirer', 'contractor', 'admin']);

/**
 * Menus the shell draws. Ids are versioned: a change of meaning is a new id. `header.action/v1`: only its first entry.
 * `bottom/v1`: the first five, with their icons, at the lower edge of phones.
 */
const HEADER_MENUS = ['header.public/v1', 'header.main/v1', 'header.action/v1'] as const;
export const MENU_IDS = [...HEADER_MENUS, 'contracts/v1', 'profile/v1', 'bottom/v1'] as const;

/** Icons of entries at the lower edge of phones. */
export const NAV_ICONS = ['home', 'search', 'messages', 'contracts', 'person'] as const;

const exposeSchema = z.string().regex(/^\.\/[a-z][a-z0-9-]*$/);
const pathSchema = z.string().regex(/^\/[\w\-/:]*$/);
const textKeySchema = z.string().regex(/^[a-z-]+:[\w.]+$/, 'expected namespace:key');
const remoteNameSchema = z.string().regex(/^mf-[a-z][a-z0-9-]*$/);

/** A page: `path` may hold `:params`; `title` is a locale key; `chrome: bare` hides header and footer. */
export const pageEntrySchema = z.strictObject({
  path: pathSchema,
  expose: exposeSchema,
  access: pageAccessSchema,
  title: textKeySchema,
  chrome: z.enum(['full', 'bare']).default('full'),
});
export type PageEntry = z.infer<typeof pageEntrySchema>;

/**
 * An entry of a menu. `label`: a locale key; lower `order` comes first; `badge`: the slot beside the label; `icon`: of
 * the menus that show one.
 */
export const navEntrySchema = z.strictObject({
  menu: z.enum(MENU_IDS),
  audience: navAudienceSchema,
  path: pathSchema,
  label: textKeySchema,
  order: z.number().int(),
  badge: z.enum(BADGE_SLOT_IDS).optional(),
  icon: z.enum(NAV_ICONS).optional(),
});
export type NavEntry = z.infer<typeof navEntrySchema>;

export const slotEntrySchema = z.strictObject({ slot: z.enum(SLOT_IDS), expose: exposeSchema });

/** `to` may repeat the `:params` of `path`. With `access`, only those people are redirected. */
export const redirectEntrySchema = z.strictObject({
  path: pathSchema,
  to: z.string().startsWith('/'),
  access: pageAccessSchema.optional(),
});

/** `remote.json`: the whole public face of a remote, as data. */
export const remoteManifestSchema = z.strictObject({
  $schema: z.string().optional(),
  name: remoteNameSchema,
  owner: z.string().min(1),
  pages: z.array(pageEntrySchema),
  nav: z.array(navEntrySchema).default([]),
  slots: z.array(slotEntrySchema).default([]),
  redirects: z.array(redirectEntrySchema).default([]),
  state: stateNamesSchema.default({ endpoints: [], reducers: [] }),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

const integritySchema = z.string().startsWith('sha384-');

/** A built file, path relative to the artifact folder. Sizes in bytes. */
export const releaseFileSchema = z.object({
  path: z.string(),
  integrity: integritySchema,
  bytes: z.number().int(),
  gzipBytes: z.number().int(),
});

/** `files`: scripts to load at once for this module; `shared`: lazily provided share keys it consumes. */
export const exposeAssetsSchema = z.object({ files: z.array(z.string()), shared: z.array(z.string()) });

/** Texts of titles and menu labels, by language and locale key. */
const textsSchema = z.record(z.string(), z.string());
export const labelsSchema = z.object({ en: textsSchema, fr: textsSchema });

/** Share key → export → what a caller must give: required props of a component, required arguments of a function. */
export const exportTypesSchema = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** `release.json`: what one build holds and needs. `server`: expose → file for the edge's renderers, the host's `./host`. */
export const releaseSchema = z.object({
  name: z.string(),
  kind: z.enum(['host', 'remote']),
  owner: z.string(),
  version: z.string(),
  commit: z.string(),
  builtAt: z.iso.datetime(),
  /** Remote: its container script. Host: its HTML template. */
  entry: z.string(),
  files: z.array(releaseFileSchema),
  exposes: z.record(z.string(), exposeAssetsSchema),
  server: z.record(z.string(), z.string()).default({}),
  /** Share key → version range this build needs from the host. */
  needs: z.record(z.string(), z.string()),
  /** Share key → version and files the host provides; no files: part of the host's own scripts. */
  provides: z.record(z.string(), z.object({ version: z.string(), files: z.array(z.string()) })),
  labels: labelsSchema,
  /** Outside packages whose code lies in this build's own files. */
  bundled: z.array(z.string()).default([]),
  typesDigest: z.string(),
  /** Host: the exports it shares. Remote: those it uses, as they were when it was built. */
  types: exportTypesSchema.default({}),
  /** Slot id → props that its module is certain to get, when this build was made. */
  slots: z.record(z.string(), z.array(z.string())).default({}),
  /** The largest source modules in this build's own files, in bytes before minification. */
  modules: z.array(z.object({ path: z.string(), bytes: z.number().int() })).default([]),
  /** Host: the reducer keys and endpoint names of the site itself, which no remote may claim. */
  state: stateNamesSchema.default({ endpoints: [], reducers: [] }),
  /** Host: what a remote in a repository of its own is built with. */
  offers: offersSchema.optional(),
  /** Built from files that were not committed: `commit` is only where they began. */
  isDirty: z.boolean().default(false),
  /** Absent for the host. */
  manifest: remoteManifestSchema.optional(),
});
export type Release = z.infer<typeof releaseSchema>;

/** A published release: where it lies (`artifacts/<name>/<contentHash>/`) and what it is. */
export const publishedReleaseSchema = z.object({
  version: z.string(),
  contentHash: z.string().regex(/^[0-9a-f]{16,64}$/),
  /** Says who published it; none: that was before there were any. */
  attestation: documentRefSchema.optional(),
});
export type PublishedRelease = z.infer<typeof publishedReleaseSchema>;

/** A release that only a part of the visitors gets. `percent` of them, from 0.01 to 100. */
export const canarySchema = z.object({
  release: publishedReleaseSchema,
  percent: z.number().min(0.01).max(100),
  startedAt: z.iso.datetime(),
});
export type Canary = z.infer<typeof canarySchema>;

/** The registry document: which release of each package is live. Signed with Ed25519 over its canonical JSON. */
export const registryDocumentSchema = z.object({
  sequence: z.number().int().nonnegative(),
  updatedAt: z.iso.datetime(),
  packages: z.record(
    z.string(),
    z.object({
      kind: z.enum(['host', 'remote']),
      live: publishedReleaseSchema,
      disabled: z.boolean().default(false),
      canary: canarySchema.optional(),
    }),
  ),
  /** The document that says who owns what; none: the operator owns all. */
  owners: documentRefSchema.optional(),
  /** Name, or start of names before a dash → number of the document: signed links of earlier ones show nothing. */
  endedLinks: z.record(z.string(), z.number().int()).optional(),
  budgets: budgetsSchema.optional(),
});
export type RegistryDocument = z.infer<typeof registryDocumentSchema>;

/** A remote as the page gets it: absolute URLs under `base`. */
export const bootRemoteSchema = z.object({
  name: remoteNameSchema,
  owner: z.string(),
  version: z.string(),
  source: z.enum(RELEASE_SOURCES),
  /** URL of the container script. */
  entry: z.string(),
  /** Absent only for development overrides. */
  integrity: integritySchema.optional(),
  manifest: remoteManifestSchema,
  labels: labelsSchema,
  /** The exposes of its loaders; once the URLs of every expose, which the page preloads itself now. */
  assets: z.record(z.string(), z.array(z.string())),
});
export type BootRemote = z.infer<typeof bootRemoteSchema>;

/** A remote that is published but switched off: its pages say so instead of "not found". */
export const disabledRemoteSchema = bootRemoteSchema.pick({ name: true, owner: true }).extend({
  pages: z.array(pageEntrySchema.pick({ path: true, access: true })),
});
export type DisabledRemote = z.infer<typeof disabledRemoteSchema>;

export const BOOT_NOTICES = ['preview-expired', 'preview-invalid', 'override-refused'] as const;
const demoAccountSchema = z.object({ email: z.string(), password: z.string(), userType: z.string() });

/** The boot document, inlined by the edge as `<script type="application/json" id="boot">`. */
export const bootDocumentSchema = z.object({
  sequence: z.number().int(),
  /** Names exactly these builds of shell and remotes; `/platform.json` tells the visitor's newest one. */
  set: z.string().default(''),
  shell: z.object({ version: z.string(), contentHash: z.string() }),
  remotes: z.array(bootRemoteSchema),
  disabled: z.array(disabledRemoteSchema).default([]),
  /** The signed link that this page was opened with; the one remote of source `preview` is its subject. */
  link: z.object({ remote: remoteNameSchema, expiresAt: z.iso.datetime() }).nullable().default(null),
  notice: z.enum(BOOT_NOTICES).nullable().default(null),
  /** Remotes that the address asked to leave out (`?disable-remotes=`); they are among `disabled` too. */
  withheld: z.array(remoteNameSchema).default([]),
  /** A safe start (`?safe-start`): live releases only, no slots, nothing loaded ahead of time. */
  isSafeStart: z.boolean().default(false),
  /** Where the labels lie that are left out: all in the language which is not the page's. */
  otherLabels: z.object({ language: labelsSchema.keyof(), url: z.string() }).optional(),
  settings: z.object({
    apiUrl: z.string(),
    tileUrl: z.string().nullable(),
    profile: z.enum(['demo', 'production', 'test']),
    /** Off hides marketing claims the operator cannot prove. */
    showClaims: z.boolean(),
    /** Since which day the terms and the privacy policy hold. */
    texts: z.object({ terms: z.iso.date(), privacy: z.iso.date() }).optional(),
    /** Set in the isolated preview of one remote. */
    preview: z.string().nullable(),
    demoAccounts: z.array(demoAccountSchema).default([]),
  }),
});
export type BootDocument = z.infer<typeof bootDocumentSchema>;
