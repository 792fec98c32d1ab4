import type { Material, MaterialBuyer, MaterialsList } from '@plumbline/shared-schema/materials';
import { toDollars } from '@plumbline/shared-schema/money';
import { lineCents } from '@plumbline/shared-schema/quote-sums';
import type { MaterialRow } from '../../../database/tables/materials';
import type { FileLinks } from '../../../kit/storage/links';
import type { MaterialRecord } from './materials.repository';

/** Whole cents, rounded as a line of a quote is. */
export const estimateOf = ({ quantity, price }: MaterialRow) =>
  lineCents({ quantity, price: toDollars(price) });

export function toMaterial({ material, receipt }: MaterialRecord, links: FileLinks): Material {
  const { id, text, quantity, unit, price, buyer, paid, revision } = material;
  return {
    ...{ _id: id, text, quantity, unit, buyer, revision },
    price: toDollars(price),
    amount: toDollars(estimateOf(material)),
    paid: paid === null ? null : toDollars(paid),
    receipt: receipt && {
      _id: receipt.id,
      name: receipt.name,
      type: receipt.mimeType,
      size: receipt.bytes,
      url: links.signedLink(receipt.id),
    },
  };
}

/** All of them, or those that one side buys: what it is thought to cost, and what was paid so far. Cents. */
export function sumsOf(rows: readonly MaterialRow[], buyer?: MaterialBuyer) {
  const counted = rows.filter((row) => !buyer || row.buyer === buyer);
  const total = (cents: (row: MaterialRow) => number) => counted.reduce((sum, row) => sum + cents(row), 0);
  return { estimated: total(estimateOf), paid: total(({ paid }) => paid ?? 0) };
}

export function toSums(records: readonly MaterialRecord[]): MaterialsList['sums'] {
  const sums = (buyer?: MaterialBuyer) => {
    const { estimated, paid } = sumsOf(
      records.map(({ material }) => material),
      buyer,
    );
    return { estimated: toDollars(estimated), paid: toDollars(paid) };
  };
  return { ...sums(), hirer: sums('hirer'), professional: sums('professional') };
}
