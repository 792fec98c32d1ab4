import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { countedOf, savedOf } from '@plumbline/shared-schema/envelope';
import { TEMPLATE_NAME_MAX, TEMPLATE_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { TEMPLATE_KINDS } from '@plumbline/shared-schema/template-text';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';
import { says } from '@plumbline/shared-schema/validation';

/** A text to begin with, of a person or of a company’s whole team; its placeholders are filled in where it is used. */
export const templateSchema = z.object({
  _id: z.string(),
  kind: z.enum(TEMPLATE_KINDS),
  name: z.string(),
  text: z.string(),
});
export type Template = Infer<typeof templateSchema>;

/** `POST /templates`: 409 TEMPLATE_LIMIT beyond `TEMPLATES_MAX`. `PUT /templates/{id}`. */
export const saveTemplateSchema = z.object({
  kind: z.enum(TEMPLATE_KINDS, says('invalidOption')),
  name: oneLine(TEMPLATE_NAME_MAX, 'required'),
  text: manyLines(TEMPLATE_TEXT_MAX, 'required'),
});
export type SaveTemplate = Infer<typeof saveTemplateSchema>;
export type SaveTemplateBody = InferInput<typeof saveTemplateSchema>;

/** `GET /templates`: those of the account that acts, newest first. */
export const templatesSchema = countedOf(templateSchema);
/** 201 of POST, 200 of PUT. */
export const templateSavedSchema = savedOf(templateSchema);
