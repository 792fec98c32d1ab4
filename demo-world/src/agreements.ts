import path from 'node:path';
import { textVersionsSchema } from '@plumbline/shared-schema/agreements';
import type { Tx } from '@plumbline/server/database/connect';
import { agreements } from '@plumbline/server/database/tables/agreements';
import { users } from '@plumbline/server/database/tables/users';
import { readDocument } from '@plumbline/server/domains/site/content/content-files';
import { contentFolder } from '@plumbline/server/settings/paths';

/** Everybody has agreed to what holds, when they signed up. */
export async function seedAgreements(tx: Tx): Promise<void> {
  const dateOf = (name: string) =>
    readDocument(path.join(contentFolder, `texts/en/${name}.md`), 'en').head['date'];
  const published = textVersionsSchema.parse({ terms: dateOf('terms'), privacy: dateOf('privacy') });
  const { terms: termsVersion, privacy: privacyVersion } = published;
  const people = await tx.update(users).set({ termsVersion, privacyVersion }).returning();
  await tx.insert(agreements).values(
    people.flatMap(({ id: userId, createdAt }) => [
      { userId, name: 'terms' as const, version: termsVersion, createdAt },
      { userId, name: 'privacy' as const, version: privacyVersion, createdAt },
    ]),
  );
}
