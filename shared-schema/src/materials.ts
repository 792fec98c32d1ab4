import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { savedOf } from '@plumbline/shared-schema/envelope';
import { BUDGET_MAX, QUOTE_LINE_TEXT_MAX, QUOTE_QUANTITY_MAX } from '@plumbline/shared-schema/limits';
import { dollarsSchema, numeric, thousandthsSchema } from '@plumbline/shared-schema/numbers';
import { QUOTE_UNITS } from '@plumbline/shared-schema/quote-sums';
import { attachedFileSchema } from '@plumbline/shared-schema/submissions';
import { oneLine } from '@plumbline/shared-schema/texts';
import { says } from '@plumbline/shared-schema/validation';

/** Lines of what one contract needs. */
export const MATERIALS_MAX = 200;

/** Who buys it. */
export const MATERIAL_BUYERS = ['hirer', 'professional'] as const;
export type MaterialBuyer = (typeof MATERIAL_BUYERS)[number];

/**
 * One line of what a contract needs. `price`: what one unit is thought to cost, `amount` all of it; `paid`: what it did
 * cost, null until it is bought. Dollars. `revision` grows with each change.
 */
export const materialSchema = z.object({
  _id: z.string(),
  text: z.string(),
  quantity: z.number(),
  unit: z.enum(QUOTE_UNITS),
  price: z.number(),
  amount: z.number(),
  buyer: z.enum(MATERIAL_BUYERS),
  paid: z.number().nullable(),
  receipt: attachedFileSchema.nullable(),
  revision: z.number().int(),
});
export type Material = Infer<typeof materialSchema>;

const sumsSchema = z.object({ estimated: z.number(), paid: z.number() });

/** `quoted`: lines of the contract's quote that can be taken over. */
const materialsListSchema = z.object({
  rows: z.array(materialSchema),
  sums: sumsSchema.extend({ hirer: sumsSchema, professional: sumsSchema }),
  quoted: z.number().int(),
});
export type MaterialsList = Infer<typeof materialsListSchema>;

/** `GET /contracts/{id}/materials` */
export const materialsAnswerSchema = z.object({ success: z.literal(true), data: materialsListSchema });
/** `POST /contracts/{id}/materials/from-quote`: those of its material lines that are not there yet. 404 QUOTE_NOT_FOUND. */
export const materialsSavedSchema = savedOf(materialsListSchema);

const dollars = dollarsSchema.min(0, says('tooSmall')).max(BUDGET_MAX, says('budgetMax'));
const revision = numeric(z.number().int(says('wholeNumber')));

/** `POST /contracts/{id}/materials`: by either side. 409 CONTRACT_OVER, MATERIAL_LIMIT. */
export const addMaterialSchema = z.object({
  text: oneLine(QUOTE_LINE_TEXT_MAX, 'required'),
  quantity: numeric(thousandthsSchema.min(0.001, says('tooSmall')).max(QUOTE_QUANTITY_MAX, says('tooBig'))),
  unit: z.enum(QUOTE_UNITS, says('invalidOption')),
  price: numeric(dollars),
  buyer: z.enum(MATERIAL_BUYERS, says('invalidOption')),
});
export type AddMaterial = Infer<typeof addMaterialSchema>;
export type AddMaterialBody = InferInput<typeof addMaterialSchema>;

/** `PUT /contracts/{id}/materials/{materialId}`. 409 MATERIAL_CHANGED with the row as it is in `details`, MATERIAL_BOUGHT. */
export const changeMaterialSchema = addMaterialSchema.extend({ revision });
export type ChangeMaterial = Infer<typeof changeMaterialSchema>;
export type ChangeMaterialBody = InferInput<typeof changeMaterialSchema>;

/**
 * `PUT /contracts/{id}/materials/{materialId}/purchase`, by who buys it: what it did cost, or null, it is still to be
 * bought. JSON, or multipart with a `receipt` (jpg, png, gif, svg, pdf; 5 MB).
 */
export const buyMaterialSchema = z.object({
  paid: z.union([z.literal(['', null]).transform(() => null), numeric(dollars)]),
  revision,
});
export type BuyMaterial = Infer<typeof buyMaterialSchema>;
export type BuyMaterialBody = InferInput<typeof buyMaterialSchema>;

export const materialParamsSchema = z.object({ id: z.string(), materialId: z.string() });
export type MaterialKey = Infer<typeof materialParamsSchema>;
export const materialSavedSchema = savedOf(materialSchema);

/** The dialog of who has bought it. */
export const purchaseFormSchema = z.object({ paid: numeric(dollars) });
