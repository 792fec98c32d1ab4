import { SUBMISSION_FILES_MAX, UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';

export type Refusal = { reason: 'type' | 'size' | 'count'; name: string };

function refusalOf({ type, size }: File): 'type' | 'size' | undefined {
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(type)) return 'type';
  return size > UPLOAD_MAX_BYTES ? 'size' : undefined;
}

/** The files chosen so far with the good ones of `added`, up to ten, and why the others are not among them. */
export function withAdded(files: readonly File[], added: readonly File[]) {
  const next = [...files];
  const refusals: Refusal[] = [];
  for (const file of added) {
    const reason = refusalOf(file) ?? (next.length < SUBMISSION_FILES_MAX ? undefined : 'count');
    if (reason) refusals.push({ reason, name: file.name });
    else next.push(file);
  }
  return { files: next, refusals };
}
