import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';

/** jpg, png, gif, svg, pdf. */
type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

type AttachmentProblem = 'ATTACHMENT_TYPE' | 'ATTACHMENT_TOO_LARGE';

/** Judges by declared type and size in bytes; the server judges the bytes again. */
export function attachmentProblem(file: { type: string; size: number }): AttachmentProblem | undefined {
  if (!isAttachmentType(file.type)) return 'ATTACHMENT_TYPE';
  return file.size > UPLOAD_MAX_BYTES ? 'ATTACHMENT_TOO_LARGE' : undefined;
}

export function isAttachmentType(type: string): type is AttachmentType {
  return (ATTACHMENT_TYPES as readonly string[]).includes(type);
}

/** A `data:<mime>;base64,…` text taken apart; `size` in bytes. Undefined when it is not one. */
export function readDataUrl(text: string): { type: string; base64: string; size: number } | undefined {
  const comma = text.indexOf(',');
  const header = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w-]+=[^;,]*)*;base64$/i.exec(
    text.slice(0, Math.max(comma, 0)),
  );
  const base64 = text.slice(comma + 1);
  const type = header?.[1]?.toLowerCase();
  if (!type || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined;
  // By hand: an expression that looks for the end reads the whole text, which takes a server tens of milliseconds.
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return { type, base64, size: (base64.length / 4) * 3 - padding };
}
