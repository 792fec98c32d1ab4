import { z } from 'zod';

/** A document of the registry as it is stored: one signature per signing key, so that keys can overlap. */
export const signedDocumentSchema = z.object({
  document: z.unknown(),
  signatures: z.array(z.object({ keyId: z.string(), signature: z.string() })).min(1),
});
export type SignedDocument = z.infer<typeof signedDocumentSchema>;

/** A document beside a signed one, which covers it with its signature by naming it so. */
export const documentRefSchema = z.object({ sequence: z.int().positive(), hash: z.hash('sha256') });
export type DocumentRef = z.infer<typeof documentRefSchema>;
