import { matchKey } from '@plumbline/shared-schema/job-types';
import type { languages, userSkills } from '@plumbline/server/database/tables/profile-entries';
import { idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';
import { kinOf } from './trades/kin';
import { getTrade } from './trades/trades';

type SkillSeed = typeof userSkills.$inferInsert;
type LanguageSeed = typeof languages.$inferInsert;

export type ProfileEntrySeeds = { skills: SkillSeed[]; languages: LanguageSeed[] };

/** Entries of contractors: the skills of their trade and what goes with it, the language of their place, and of some a second one. */
export function buildProfileEntries(drawing: Drawing, people: readonly Person[]): ProfileEntrySeeds {
  const contractors = people.filter(({ user }) => user.userType === 'contractor');
  return {
    skills: contractors.flatMap((person) => skillsOf(drawing, person)),
    languages: contractors.flatMap((person) => languagesOf(drawing, person)),
  };
}

/** Everything of the main trade, then what matters most of their others that go with it. */
export function skillNamesOf({ place, trades }: Pick<Person, 'place' | 'trades'>): string[] {
  const [main = ''] = trades;
  const namesOf = (trade: string) => getTrade(trade, place.language).skills;
  return [...namesOf(main), ...kinOf(trades).flatMap((trade) => namesOf(trade).slice(0, 2))];
}

function skillsOf({ random }: Drawing, { user, place, trades }: Person): SkillSeed[] {
  const byKey = new Map(skillNamesOf({ place, trades }).map((name) => [matchKey(name), name]));
  return [...byKey].map(([nameKey, name], index) => {
    const createdAt = new Date(user.createdAt.getTime() + index * 1000);
    return { id: idAt(createdAt, random), userId: user.id, name, nameKey, createdAt };
  });
}

function languagesOf({ random }: Drawing, { user, place }: Person): LanguageSeed[] {
  const [own, other] = place.language === 'fr' ? ['French', 'English'] : ['English', 'Spanish'];
  const { id: userId, createdAt } = user;
  const entry = (name: string, proficiency: LanguageSeed['proficiency']): LanguageSeed => ({
    id: idAt(createdAt, random),
    userId,
    name,
    proficiency,
    createdAt,
  });
  const second = random.chance(0.4) ? [entry(other, random.pick(['basic', 'conversational', 'fluent']))] : [];
  return [entry(own, 'native'), ...second];
}
