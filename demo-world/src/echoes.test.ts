import english from '@plumbline/shared-schema/options/locales/en.json';
import french from '@plumbline/shared-schema/options/locales/fr.json';
import { buildWorld } from './generator';
import { demoAccounts } from './people/demo-accounts';
import { PLACES } from './people/places';
import type { Place } from './people/places';

const now = new Date('2026-05-20T10:20:00Z');
const world = buildWorld({ now });
const { users, jobs, conversations, contracts } = world;

const places: readonly Place[] = Object.values(PLACES);
const namesOf = (words: readonly string[]) =>
  new RegExp([...new Set(words)].sort((one, other) => other.length - one.length).join('|'), 'g');
const PLACE_NAMES = namesOf(places.flatMap(({ city, districts }) => [city, ...districts]));
const HOMES = namesOf(places.flatMap(({ homes }) => homes));

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) +|\n+/);
/** Without what differs from one to the next: numbers, places and kinds of house. */
const plain = (text: string) =>
  text
    .replace(/[\d,]+/g, '#')
    .replace(PLACE_NAMES, '@')
    .replace(HOMES, 'home');
const titled = new Map(users.map(({ id, title }) => [id, title ?? '']));
const demoIds = new Set(
  users.filter(({ email }) => demoAccounts.some((account) => account.email === email)).map(({ id }) => id),
);

describe('the demo world does not repeat itself', () => {
  it('lets nobody say of themselves what another one says', () => {
    const sentences = users.flatMap(({ id, bio }) =>
      sentencesOf((bio ?? '').replace(titled.get(id) ?? '', 'trade')).map(plain),
    );
    expect(sentences.length).toBeGreaterThan(200);
    expect(repeated(sentences)).toEqual([]);
  });

  it('begins no two open jobs alike, nor two of one owner', () => {
    const firstOf = ({ description }: { description: string }) => plain(sentencesOf(description)[0] ?? '');
    const open = jobs.filter(({ status }) => status === 'open');
    expect(repeated(open.map(firstOf))).toEqual([]);
    expect(repeated(jobs.map((job) => `${job.ownerId} ${firstOf(job)}`))).toEqual([]);
  });

  it('writes no review twice, nor a sentence of one', () => {
    const reviews = contracts.flatMap(({ feedbacks }) => feedbacks.map(({ review }) => String(review)));
    expect(reviews.length).toBeGreaterThan(150);
    expect(repeated(reviews.map(plain))).toEqual([]);
    expect(repeated(reviews.flatMap(sentencesOf).map(plain))).toEqual([]);
  });

  it('tells the demo accounts no line twice, but for what is said of the work', () => {
    const lines = conversations
      .filter(({ chat }) => [chat.firstUserId, chat.secondUserId].some((id) => demoIds.has(id)))
      .flatMap(({ messages }) => messages.filter(({ seq }) => seq !== 3));
    expect(repeated(lines.map(({ messageText }) => messageText))).toEqual([]);
  });
});

describe('the demo world tells one story', () => {
  it('gives a private hirer one kind of house in one quarter', () => {
    for (const { id } of users.filter(({ userType }) => userType === 'client')) {
      const texts = jobs.filter(({ ownerId }) => ownerId === id).map(({ description }) => description);
      const { city } = users.find((user) => user.id === id) ?? {};
      const place = places.find((one) => one.city === city);
      const found = (words: readonly string[], before = '') =>
        words.filter((word) => texts.some((text) => new RegExp(`${before}${word}\\b`).test(text)));
      expect(found(place?.districts ?? []).length).toBeLessThanOrEqual(1);
      if (place?.language === 'en') expect(found(place.homes, 'our ').length).toBeLessThanOrEqual(1);
    }
  });

  it('has either a change to answer or work that was handed in', () => {
    const both = contracts.filter(
      ({ contract, amendments, submissions }) =>
        contract.status === 'active' && amendments.length > 0 && submissions.length > 0,
    );
    expect(both).toEqual([]);
  });

  it('makes an offer, accepts it and begins within two weeks', () => {
    const offerOf = new Map(world.offers.map(({ offer }) => [offer.id, offer]));
    for (const { contract } of contracts) {
      const { createdAt, acceptedAt } = offerOf.get(contract.offerId) ?? {};
      const days = (contract.createdAt.getTime() - Number(createdAt)) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThan(14);
      expect(Number(acceptedAt)).toBeLessThan(contract.createdAt.getTime());
    }
  });

  it('knows every skill by name in both languages', () => {
    const skills = [
      ...jobs.flatMap(({ skillsRequired }) => skillsRequired ?? []),
      ...world.profileEntries.skills,
    ].map(({ name }) => name.toLowerCase());
    for (const { skill } of [english, french])
      expect(skills.filter((key) => !Object.hasOwn(skill, key))).toEqual([]);
  });
});
