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

/** The media type that a `data:<mime>;base64,…` text declares, in lower case. Undefined when it is none. */
export function dataUrlType(text: string): string | undefined {
  return /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w-]+=[^;,]*)*;base64,/i.exec(text)?.[1]?.toLowerCase();
}

/** MIME types as people call them: `JPEG, PNG, SVG, PDF`. */
export function fileKinds(types: readonly string[] = ATTACHMENT_TYPES): string {
  return types.map((type) => type.replace(/^.*\/|\+.*$/g, '').toUpperCase()).join(', ');
}
