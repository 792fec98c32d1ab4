import { SIGN_UP_IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { says, type ValidationMessage } from '@plumbline/shared-schema/validation';
import { ATTACHMENT_TYPES, IMAGE_TYPES, SIGN_UP_IMAGE_TYPES } from '@plumbline/shared-schema/options';

/** jpg, png, gif, svg, pdf (SPEC §5). */
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The attachment is refused for its type or its size; the message takes `{ name }`. */
export type AttachmentProblem = 'ATTACHMENT_TYPE' | 'ATTACHMENT_TOO_LARGE';

/** Locale keys (namespace `schema`) of the two messages of SPEC §5; both take `{ name }`. */
export const ATTACHMENT_MESSAGES: Record<
  AttachmentProblem,
  `validation.${'attachmentType' | 'attachmentSize'}`
> = {
  ATTACHMENT_TYPE: 'validation.attachmentType',
  ATTACHMENT_TOO_LARGE: 'validation.attachmentSize',
};

/** Judges by declared type and size in bytes; the server judges the bytes again. */
export function attachmentProblem(file: { type: string; size: number }): AttachmentProblem | undefined {
  if (!isAttachmentType(file.type)) return 'ATTACHMENT_TYPE';
  return file.size > UPLOAD_MAX_BYTES ? 'ATTACHMENT_TOO_LARGE' : undefined;
}

export function isAttachmentType(type: string): type is AttachmentType {
  return (ATTACHMENT_TYPES as readonly string[]).includes(type);
}

/** Sign-up form: jpeg, png or gif, at most 2 MB. */
export function signUpImageProblem(file: { type: string; size: number }): ValidationMessage | undefined {
  if (!(SIGN_UP_IMAGE_TYPES as readonly string[]).includes(file.type)) return says('invalidImageType');
  return file.size > SIGN_UP_IMAGE_MAX_BYTES ? says('imageSizeLimit') : undefined;
}

/** Profile and portfolio pictures: an image, at most 5 MB. */
export function pictureProblem(file: { type: string; size: number }): ValidationMessage | undefined {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return says('invalidImageType');
  return file.size > UPLOAD_MAX_BYTES ? says('uploadTooLarge') : undefined;
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
  const padding = /=*$/.exec(base64)?.[0].length ?? 0;
  return { type, base64, size: (base64.length / 4) * 3 - padding };
}
