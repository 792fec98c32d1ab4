import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { listOf } from '@plumbline/shared-schema/envelope';
import { DOCUMENT_KINDS, DOCUMENT_SERIES } from '@plumbline/shared-schema/money-options';
import type { DocumentKind } from '@plumbline/shared-schema/money-options';
import { says } from '@plumbline/shared-schema/validation';

const DIGITS = 5;

/** `I-2026-00042`: each kind counts by itself, from 1 in every year, without a gap. */
export function documentNumber(kind: DocumentKind, year: number, serial: number): string {
  return `${DOCUMENT_SERIES[kind]}-${year}-${String(serial).padStart(DIGITS, '0')}`;
}

/** A paper about one movement of money. Dollars. */
export const moneyDocumentSchema = z.object({
  _id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  amount: z.number(),
  milestone: z.string().nullable(),
  createdAt: instantSchema,
});
export type MoneyDocument = Infer<typeof moneyDocumentSchema>;

/** `GET /contracts/{id}/documents`, oldest first. */
export const moneyDocumentsSchema = listOf(moneyDocumentSchema);

/** `GET /documents/{id}`, `GET /contracts/{id}/statement`: without a language that of the call. */
export const paperQuerySchema = z.object({
  language: z.enum(['en', 'fr'], says('invalidOption')).optional(),
});
