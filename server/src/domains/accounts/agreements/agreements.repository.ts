import { AGREED_TEXTS } from '@plumbline/shared-schema/agreements';
import type { TextVersions } from '@plumbline/shared-schema/agreements';
import type { Tx } from '../../../database/connect';
import { agreements } from '../../../database/tables/agreements';

/** A version that was agreed to before keeps its first time. */
export async function insertAgreements(tx: Tx, userId: string, versions: TextVersions): Promise<void> {
  await tx
    .insert(agreements)
    .values(AGREED_TEXTS.map((name) => ({ userId, name, version: versions[name] })))
    .onConflictDoNothing();
}
