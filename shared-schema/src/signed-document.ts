import { z } from 'zod';

/** A document of the registry as it is stored: one signature per signing key, so that keys can overlap. */
export const signedDocumentSchema = z.object({
  document: z.unknown(),
  signatures: z.array(z.object({ keyId: z.string(), signature: z.string() })).min(1),
});
export type SignedDocument = z.infer<typeof signedDocumentSchema>;
