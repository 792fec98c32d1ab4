import { createHash } from 'node:crypto';
import type { DocumentRef } from '@plumbline/shared-schema/signed-document';
import { canonicalJson } from '../canonical-json';
import { SequenceTakenError } from './artifact-store';
import type { Documents } from './artifact-store';

/** Writes a document that holds once a registry document names it; until then it is nobody's. */
export async function writeNamed(documents: Documents, value: unknown): Promise<DocumentRef> {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  for (;;) {
    const [highest = 0] = await documents.sequences();
    try {
      await documents.writeDocument(highest + 1, text);
      return { sequence: highest + 1, hash: hashOf(value) };
    } catch (error) {
      if (!(error instanceof SequenceTakenError)) throw error;
    }
  }
}

/** The document that is named so; `title` is what it is called in errors. Throws where it is gone or was changed. */
export async function readNamed(
  documents: Documents,
  { sequence, hash }: DocumentRef,
  title: string,
): Promise<unknown> {
  const value: unknown = JSON.parse(await documents.readDocument(sequence));
  if (hashOf(value) !== hash) throw new Error(`${title} ${sequence} was changed`);
  return value;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
