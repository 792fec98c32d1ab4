import { PROMOTED_EVERY } from '@plumbline/shared-schema/limits';
import type { Professional, ProfessionalPage } from '@plumbline/shared-schema/professionals';

type ListedProfessional = { _id: string; person: Professional; isPromoted: boolean };

const asListed = (person: Professional, isPromoted: boolean): ListedProfessional => ({
  _id: person._id,
  person,
  isPromoted,
});

/** The second of every five places is promoted, so that the best comes first; nobody is listed twice. */
export function withPromoted({
  data,
  promoted = [],
}: Pick<ProfessionalPage, 'data' | 'promoted'>): ListedProfessional[] {
  const paid = new Set(promoted.map(({ _id }) => _id));
  const listed = data.filter(({ _id }) => !paid.has(_id)).map((person) => asListed(person, false));
  promoted.forEach((person, index) => listed.splice(index * PROMOTED_EVERY + 1, 0, asListed(person, true)));
  return listed;
}
