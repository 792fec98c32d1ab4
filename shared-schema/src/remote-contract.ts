import { z } from 'zod';

// What the live site tells a remote that is built elsewhere.

/** Version of the form of a contract. A kit refuses one it does not know. */
export const CONTRACT_FORMAT = 1;

/**
 * `offers` of a host's `release.json`: what remotes are built against, besides its `provides`, `types`, `slots` and
 * `state`. `kit`: files of the build, which a repository of its own fetches.
 */
export const offersSchema = z.object({
  /** Share keys that its server half has too. */
  serverShares: z.array(z.string()),
  menus: z.array(z.string()),
  /** Addresses that the site answers itself: with all below them, and pages of the shell. */
  reserved: z.object({ paths: z.array(z.string()), pages: z.array(z.string()) }),
  kit: z.object({
    version: z.string(),
    /** The package `@plumbline/remote-kit`, for npm. */
    archive: z.string(),
    /** Trees of files, each one compressed JSON document. */
    types: z.string(),
    tests: z.string(),
    /** The development build of the shell. */
    shell: z.string(),
  }),
});
export type Offers = z.infer<typeof offersSchema>;

/** A file of the host's build: where the site serves it, unchanged for ever, and its SHA-384. */
const fetchedFileSchema = z.object({ url: z.string(), integrity: z.string(), bytes: z.number().int() });

/** Names in the one store, each of which has one owner. */
export const stateNamesSchema = z.strictObject({
  endpoints: z.array(z.string()),
  reducers: z.array(z.string()),
});

/** What a live remote holds, for the early checks of a build. The registry judges again, by the whole manifests. */
const neighbourSchema = z.object({
  pages: z.array(z.object({ path: z.string(), access: z.string() })),
  redirects: z.array(z.object({ path: z.string() })),
  state: stateNamesSchema,
});

/** The contract of a remote with the live site. */
export const remoteContractSchema = z.object({
  format: z.literal(CONTRACT_FORMAT),
  /** Number of the registry document that it was made of. */
  sequence: z.number().int(),
  /** Of all that follows: equal hashes, equal contracts. */
  hash: z.string(),
  shell: z.object({ version: z.string(), contentHash: z.string(), commit: z.string() }),
  /** Version of the kit that fits, and its archive. */
  kit: fetchedFileSchema.extend({ version: z.string() }),
  bundles: z.object({ types: fetchedFileSchema, tests: fetchedFileSchema, shell: fetchedFileSchema }),
  /** Share key → version. `isLazy`: not among the shell's own scripts; `isOnServer`: its server half has it too. */
  shares: z.record(
    z.string(),
    z.object({ version: z.string(), isLazy: z.boolean(), isOnServer: z.boolean() }),
  ),
  types: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  slots: z.record(z.string(), z.array(z.string())),
  menus: z.array(z.string()),
  reserved: offersSchema.shape.reserved,
  /** Names in the store that are the site's own. */
  state: stateNamesSchema,
  remotes: z.record(z.string(), neighbourSchema),
  /** Bytes of JavaScript, gzip. */
  budgets: z.object({ entry: z.number(), page: z.number(), total: z.number() }),
});
export type RemoteContract = z.infer<typeof remoteContractSchema>;

/**
 * `GET /platform/contract.json`. The contract follows from `proof` alone: a document signed by the registry names the
 * content hash of each release, and that hash covers the release as it stands here.
 */
export const contractAnswerSchema = z.object({
  contract: remoteContractSchema,
  proof: z.object({ registry: z.unknown(), releases: z.record(z.string(), z.unknown()) }),
});
export type ContractAnswer = z.infer<typeof contractAnswerSchema>;
