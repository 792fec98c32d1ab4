import type { users } from '@plumbline/server/database/tables/users';
import { before, DAY, idAt } from '../moments';
import type { Drawing } from '../moments';
import { capitalised, createRenderer, typeset } from '../template';
import { kinOf } from '../trades/kin';
import { getTrade } from '../trades/trades';
import { BIOGRAPHIES } from './biographies';
import { CONTRACTORS, FRENCH_WOMEN } from './contractors';
import type { ContractorEntry } from './contractors';
import {
  DEMO_CLIENT,
  DEMO_COMPANY,
  DEMO_CONTRACTOR,
  DEMO_CONTRACTOR_TITLE,
  demoAccounts,
} from './demo-accounts';
import { CLIENTS, COMPANIES } from './hirers';
import type { CompanyEntry } from './hirers';
import { PLACES } from './places';
import type { Place, PlaceKey } from './places';

/** A row of `users` but for the password, which everybody shares. */
export type UserSeed = Omit<typeof users.$inferInsert, 'passwordHash'> & { id: string; createdAt: Date };

type Dwelling = { home: string; district: string };

/** `dwelling`: of private people who post jobs; a firm works in all of its city. */
export type Person = {
  user: UserSeed;
  place: Place;
  trades: readonly string[];
  isDemo: boolean;
  dwelling?: Dwelling;
};

/** `said`: of biographies, each by one person; of hirers whole ones, of contractors sentences. */
type Casting = Drawing & { said: Set<string> };

type Particulars = { fullName: string; place: Place; demoEmail?: string } & Pick<UserSeed, 'userType'> &
  Partial<UserSeed>;

const SERVICE_RADII = [15, 25, 40, 60, 80];

/** Everybody: clients, companies and contractors, the three demo accounts first of their role. */
export function buildPeople(given: Drawing): Person[] {
  const drawing: Casting = { ...given, said: new Set() };
  return [
    buildClient(drawing, DEMO_CLIENT, demoAccounts[0].email),
    ...CLIENTS.map((entry) => buildClient(drawing, entry)),
    buildCompany(drawing, DEMO_COMPANY, demoAccounts[1].email),
    ...COMPANIES.map((entry) => buildCompany(drawing, entry)),
    buildContractor(drawing, DEMO_CONTRACTOR, demoAccounts[2].email),
    ...CONTRACTORS.map((entry) => buildContractor(drawing, entry)),
  ];
}

function buildClient(
  drawing: Casting,
  [fullName, key]: readonly [string, PlaceKey],
  demoEmail?: string,
): Person {
  const place: Place = PLACES[key];
  const { random } = drawing;
  const phrases = BIOGRAPHIES[place.language];
  const title = random.pick(phrases.clientTitles);
  const dwelling = dwellingIn(place, random);
  const bio = introduce(drawing, place, dwelling);
  return {
    ...buildPerson(drawing, { fullName, place, demoEmail, userType: 'client', title, bio }),
    dwelling,
    trades: [],
  };
}

export function dwellingIn(place: Place, random: Drawing['random']): Dwelling {
  return { home: random.pick(place.homes), district: random.pick(place.districts) };
}

/** Two sentences about somebody who hires, which nobody else has said. */
function introduce(drawing: Casting, place: Place, { home, district }: Dwelling): string {
  const { random, now } = drawing;
  const since = String(now.getUTCFullYear() - random.int(3, 20));
  const slots = { city: [place.city], home: [home], district: [district], since: [since] };
  const fill = createRenderer(slots, random);
  return sayNew(drawing, BIOGRAPHIES[place.language].clients).map(fill).map(capitalised).join(' ');
}

function buildCompany(drawing: Drawing, entry: CompanyEntry, demoEmail?: string): Person {
  const { place, ...firm } = entry;
  const website = `https://www.${slug(entry.companyName, '-')}.example`;
  const particulars: Particulars = { ...firm, place: PLACES[place], demoEmail, userType: 'company', website };
  return { ...buildPerson(drawing, particulars), trades: [] };
}

function buildContractor(
  drawing: Casting,
  [fullName, key, ...trades]: ContractorEntry,
  demoEmail?: string,
): Person {
  const place: Place = PLACES[key];
  const { random, now } = drawing;
  const main = getTrade(trades[0] ?? '', place.language);
  const years = random.int(6, 27);
  const usual =
    place.language === 'fr'
      ? main.professions[FRENCH_WOMEN.has(fullName) ? 1 : 0]
      : random.pick(main.professions);
  const title = demoEmail === undefined ? usual : DEMO_CONTRACTOR_TITLE;
  const fill = createRenderer(
    {
      profession: [title ?? ''],
      city: [place.city],
      years: [String(years)],
      own: [String(random.int(2, years - 2))],
      since: [String(now.getUTCFullYear() - years)],
    },
    random,
  );
  const phrases = BIOGRAPHIES[place.language];
  const [beside] = kinOf(trades).map((name) => getTrade(name, place.language));
  const bio = [phrases.contractorOpenings, main.experience, beside?.experience ?? [], []]
    .flatMap((options) => sayNew(drawing, options, phrases.contractorClosings))
    .map(fill);
  const userType = 'contractor';
  const particulars: Particulars = {
    fullName,
    place,
    demoEmail,
    userType,
    title,
    bio: bio.join(' '),
    serviceRadiusKm: SERVICE_RADII[years % SERVICE_RADII.length],
  };
  return { ...buildPerson(drawing, particulars), trades };
}

/** One of the sentences that nobody has said, or else of the others. */
function sayNew(
  { random, said }: Casting,
  options: readonly string[],
  others: readonly string[] = [],
): string[] {
  const isNew = (sentence: string) => !said.has(sentence);
  const unsaid = options.filter(isNew);
  const sentence = random.sample(unsaid.length > 0 ? unsaid : others.filter(isNew), 1);
  sentence.forEach((one) => said.add(one));
  return sentence;
}

function buildPerson({ random, now }: Drawing, particulars: Particulars): Omit<Person, 'trades'> {
  const { place, demoEmail, ...fields } = particulars;
  const createdAt = before(now, random.int(100 * 24, 900 * 24) * (DAY / 24));
  const user: UserSeed = {
    ...fields,
    bio: typeset(fields.bio ?? ''),
    id: idAt(createdAt, random),
    email: demoEmail ?? `${slug(fields.fullName, '.')}@mail.example`,
    phoneNumber: place.phone.replace(/#/g, () => String(random.int(0, 9))),
    ...scatter(place, random),
    city: place.city,
    country: place.country,
    language: place.language,
    emailVerifiedAt: createdAt,
    termsAcceptedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
  return { user, place, isDemo: demoEmail !== undefined };
}

/** A point within about a mile of the middle of the place; five decimals are about a yard. */
export function scatter(place: Place, random: Drawing['random']): { lat: number; lng: number } {
  const offset = () => (random.next() - 0.5) * 0.03;
  return { lat: Number((place.lat + offset()).toFixed(5)), lng: Number((place.lng + offset()).toFixed(5)) };
}

function slug(name: string, separator: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/’/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, separator);
}
