import { applySchema } from '@plumbline/shared-schema/applications';
import { loginSchema, registerSchema } from '@plumbline/shared-schema/auth';
import { matchKey } from '@plumbline/shared-schema/job-types';
import { createJobSchema } from '@plumbline/shared-schema/jobs';
import { messageTextSchema } from '@plumbline/shared-schema/messages';
import { nextState } from '@plumbline/shared-schema/state-machine';
import { OFFER_MACHINE, offerState } from '@plumbline/shared-schema/offer-machine';
import { OFFER_STATES } from '@plumbline/shared-schema/options';
import { JOB_CATEGORIES, JOB_DURATIONS } from '@plumbline/shared-schema/options';
import { buildWorld } from './generator';
import { demoAccounts, DEMO_PASSWORD } from './people/demo-accounts';

const now = new Date('2026-05-20T10:20:00Z');
const world = buildWorld({ now });
const { users, jobs, applications, savedJobs, conversations } = world;

const FRENCH_CITIES = ['Montréal', 'Québec', 'Lyon', 'Paris'];
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const ofOwner = (id: string) => jobs.filter(({ ownerId }) => ownerId === id);

describe('the demo world', () => {
  it('is the same for the same hour', () => {
    expect(buildWorld({ now: new Date('2026-05-20T10:59:00Z') })).toEqual(world);
  });

  it('has people of three roles, jobs, letters, saved jobs and conversations in plenty', () => {
    const count = (userType: string) => users.filter((user) => user.userType === userType).length;
    expect(count('client')).toBeGreaterThanOrEqual(25);
    expect(count('company')).toBeGreaterThanOrEqual(12);
    expect(count('contractor')).toBeGreaterThanOrEqual(35);
    expect(jobs.length).toBeGreaterThanOrEqual(290);
    expect(applications.length).toBeGreaterThanOrEqual(400);
    expect(savedJobs.length).toBeGreaterThanOrEqual(200);
    expect(conversations.length).toBeGreaterThanOrEqual(40);
  });

  it('has jobs in French where French is spoken, and mostly open ones', () => {
    const french = jobs.filter(({ city }) => FRENCH_CITIES.includes(city ?? ''));
    expect(french.length).toBeGreaterThanOrEqual(45);
    expect(french.every(({ description }) => /[éèàç’]/.test(description))).toBe(true);
    const recent = jobs.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < 88 * 86_400_000);
    expect(recent.filter(({ status }) => status === 'open').length).toBeGreaterThan(recent.length * 0.7);
    expect(jobs.some(({ status }) => status === 'closed')).toBe(true);
  });

  it('says nothing twice', () => {
    expect(repeated(jobs.map(({ description }) => description))).toEqual([]);
    expect(repeated(applications.map(({ coverLetter }) => coverLetter))).toEqual([]);
    expect(repeated(users.map(({ bio }) => bio ?? ''))).toEqual([]);
    expect(repeated(users.map(({ email }) => email))).toEqual([]);
  });

  it('has no article twice, nor one before a vowel that wants another', () => {
    const texts = [
      ...jobs.flatMap(({ title, description }) => [title, description]),
      ...applications.map(({ coverLetter }) => coverLetter),
      ...conversations.flatMap(({ messages }) => messages.map(({ messageText }) => messageText)),
    ];
    const wrong = /\b(?:the|an?|your|our) (?:the|an?|your|our) |\ba (?:e[^uw]|i|o[^n])[a-z]+ /i;
    expect(texts.flatMap((text) => wrong.exec(text)?.[0] ?? [])).toEqual([]);
  });

  it('lets contractors offer what goes with their trade', () => {
    const { skills } = world.profileEntries;
    const offered = (title: RegExp) => {
      const ids = users.filter((user) => title.test(user.title ?? '')).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(3);
      return skills.filter(({ userId }) => ids.includes(userId)).map(({ nameKey }) => nameKey);
    };
    expect(offered(/architect/i)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(electrical|masonry|plumbing)$/)]),
    );
    expect(offered(/plumber|plombi/i)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(electrical|masonry)$/)]),
    );
  });

  it('shows works of the demo contractor’s own trade, no two of one kind, and no words of a biography', () => {
    const carlos = users.find(({ email }) => email === demoAccounts[2].email);
    const titles = world.pictures.works
      .filter(({ userId }) => userId === carlos?.id)
      .map(({ description }) => description.split('\n')[0] ?? '');
    expect(titles).toHaveLength(4);
    const kinds = [/sink/, /[Bb]athroom/, /[Rr]adiator/, /[Ww]ater heater/];
    expect(kinds.filter((kind) => titles.some((title) => kind.test(title)))).toHaveLength(4);
    for (const { userId, description } of world.pictures.works) {
      const [, words] = description.split('\n');
      const { bio } = users.find(({ id }) => id === userId) ?? {};
      expect(words === undefined || !bio?.includes(words)).toBe(true);
    }
  });

  it('lets a plumber offer no stairs and no floors of wood', () => {
    const carlos = users.find(({ email }) => email === demoAccounts[2].email);
    const own = world.profileEntries.skills.filter(({ userId }) => userId === carlos?.id);
    expect(own[0]?.name).toBe('plumbing');
    expect(own.map(({ nameKey }) => nameKey)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(flooring|hardwood|stairs|carpentry)$/)]),
    );
  });

  it('lets people write for work they offer, at about the price that was advertised', () => {
    const offered = new Map(users.map(({ id }) => [id, new Set<string>()]));
    for (const { userId, nameKey } of world.profileEntries.skills) offered.get(userId)?.add(nameKey);
    const jobOf = new Map(jobs.map((job) => [job.id, job]));
    for (const { jobId, userId } of applications) {
      const wanted = jobOf.get(jobId)?.skillsRequired ?? [];
      expect(wanted.some(({ name }) => offered.get(userId)?.has(matchKey(name)))).toBe(true);
    }
    const fixed = jobs.filter(({ salary }) => !/hour|heure/.test(salary ?? ''));
    for (const { contract } of world.contracts) {
      const { salaryMin, salaryMax } = fixed.find(({ id }) => id === contract.jobId) ?? {};
      expect(contract.amount).toBeGreaterThan((salaryMin ?? 0) * 0.85);
      expect(contract.amount).toBeLessThan((salaryMax ?? Infinity) * 1.15);
    }
  });

  it('has reviews of completed contracts only', () => {
    const reviewed = world.contracts.filter(({ feedbacks }) => feedbacks.length > 0);
    expect(new Set(reviewed.map(({ contract }) => contract.status))).toEqual(new Set(['completed']));
    for (const { userType, reviewCount, completedContracts } of users)
      if (userType === 'contractor') expect(completedContracts).toBeGreaterThanOrEqual(reviewCount ?? 0);
  });

  it('lets a change be proposed before the work is handed in', () => {
    const amended = world.contracts.filter(({ amendments }) => amendments.length > 0);
    expect(amended.length).toBeGreaterThanOrEqual(4);
    for (const { amendments, submissions, events } of amended) {
      const [proposedAt, handedInAt] = [amendments, submissions].map(([first]) => first?.createdAt);
      expect(handedInAt === undefined || Number(proposedAt) < Number(handedInAt)).toBe(true);
      const times = events.map(({ createdAt }) => Number(createdAt));
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }
  });

  it('has chats by day on both sides of the Atlantic, and shows nobody the same line twice', () => {
    const old = now.getTime() - 4 * 86_400_000;
    const hours = conversations
      .flatMap(({ messages }) => messages)
      .filter(({ createdAt }) => createdAt.getTime() < old)
      .map(({ createdAt }) => createdAt.getUTCHours());
    expect(hours.length).toBeGreaterThan(50);
    expect(hours.filter((hour) => hour < 13 || hour >= 22)).toEqual([]);
    for (const { email } of demoAccounts) {
      const { id } = users.find((user) => user.email === email) ?? {};
      const lines = conversations
        .filter(({ chat }) => [chat.firstUserId, chat.secondUserId].includes(id ?? ''))
        .flatMap(({ messages }) =>
          messages.filter(({ seq }) => seq !== 3).map(({ messageText }) => messageText),
        );
      expect(repeated(lines)).toEqual([]);
    }
  });

  it('leaves no placeholder in any text', () => {
    const texts = [
      ...jobs.flatMap(({ title, description }) => [title, description]),
      ...applications.map(({ coverLetter }) => coverLetter),
      ...users.flatMap(({ title, bio }) => [title ?? '', bio ?? '']),
      ...conversations.flatMap(({ messages }) => messages.map(({ messageText }) => messageText)),
    ];
    expect(texts.filter((text) => /[{}[\]|#]|undefined|null|NaN/.test(text))).toEqual([]);
  });

  it('has people who could have signed up', () => {
    for (const { lat, lng, ...user } of users) {
      const location = { coordinates: [lat, lng], city: user.city };
      const answer = registerSchema.safeParse({
        ...user,
        password: DEMO_PASSWORD,
        location,
        termsAccepted: true,
      });
      expect(answer.error).toBeUndefined();
    }
  });

  it('has jobs that could have been posted, with the salary of their own words', () => {
    for (const { lat, lng, ...job } of jobs) {
      const answer = createJobSchema.safeParse({
        ...job,
        employmentType: undefined,
        jobLocation: { coordinates: [lat, lng] },
      });
      expect(answer.error).toBeUndefined();
      expect(JOB_CATEGORIES).toContain(job.jobCategory);
      expect(JOB_DURATIONS).toContain(job.jobDuration);
      expect(job.salaryMin === null).toBe(!/\d/.test(job.salary ?? ''));
    }
  });

  it('has letters and messages that could have been sent', () => {
    for (const { jobId, coverLetter, estimatedServiceCost, estimatedCompletionTime } of applications) {
      const cost = estimatedServiceCost ? estimatedServiceCost / 100 : undefined;
      const time = estimatedCompletionTime ?? undefined;
      const letter = { jobId, coverLetter, estimatedServiceCost: cost, estimatedCompletionTime: time };
      expect(applySchema.safeParse(letter).error).toBeUndefined();
    }
    for (const { messages } of conversations) {
      for (const { messageText } of messages)
        expect(messageTextSchema.safeParse(messageText).success).toBe(true);
    }
  });

  it('has hirers call their own what is theirs, and contractors call it the hirer’s', () => {
    const openings = conversations.map(({ messages }) => messages[0]?.messageText ?? '');
    for (const text of openings) expect(text).not.toMatch(/\b(?:of your|de votre) /);
    expect(openings.some((text) => / of our /.test(text))).toBe(true);
    expect(applications.some(({ coverLetter }) => / of your /.test(coverLetter))).toBe(true);
  });

  it('lies in the past, in a sensible order', () => {
    const bornOf = new Map(users.map(({ id, createdAt }) => [id, createdAt]));
    const postedOf = new Map(jobs.map(({ id, createdAt }) => [id, createdAt]));
    expect(
      jobs.every(({ ownerId, createdAt }) => createdAt < now && createdAt > (bornOf.get(ownerId) ?? now)),
    ).toBe(true);
    for (const { jobId, userId, createdAt } of applications) {
      expect(createdAt <= now && createdAt > (postedOf.get(jobId) ?? now)).toBe(true);
      expect(createdAt > (bornOf.get(userId) ?? now)).toBe(true);
    }
    for (const { messages } of conversations) {
      const times = messages.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(Math.max(...times)).toBeLessThan(now.getTime());
    }
    expect(now.getTime() - Math.max(...jobs.map(({ createdAt }) => createdAt.getTime()))).toBeLessThan(
      6 * 3_600_000,
    );
  });

  it('has a well-known account of each role with a history', () => {
    const [client, company, contractor] = demoAccounts.map((account) => {
      expect(loginSchema.safeParse(account).success).toBe(true);
      return users.find(({ email, userType }) => email === account.email && userType === account.userType);
    });
    const applied = (userId: string) =>
      applications.filter((application) => application.userId === userId).length;
    const chatsOf = (id: string) =>
      conversations.filter(({ chat }) => [chat.firstUserId, chat.secondUserId].includes(id));
    const wanted = (id: string) =>
      ofOwner(id).filter((job) => applications.some(({ jobId }) => jobId === job.id));
    expect(wanted(client?.id ?? '').length).toBeGreaterThanOrEqual(6);
    expect(wanted(company?.id ?? '').length).toBeGreaterThanOrEqual(6);
    expect(applied(contractor?.id ?? '')).toBeGreaterThanOrEqual(10);
    expect(savedJobs.filter(({ userId }) => userId === contractor?.id).length).toBeGreaterThanOrEqual(5);
    for (const account of [client, company, contractor]) {
      expect(chatsOf(account?.id ?? '').length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has an accepted offer behind every hire, and no two offers in each other’s way', () => {
    const blocking = world.offers
      .map(({ offer }) => offer)
      .filter(({ status, closedReason }) => status !== 'rejected' || closedReason === 'declined')
      .map(({ jobId, professionalId }) => `${jobId} ${professionalId}`);
    expect(repeated(blocking)).toEqual([]);
    for (const { jobId, userId } of applications.filter(({ isHired }) => isHired)) {
      const of = world.offers.filter(({ offer }) => offer.jobId === jobId && offer.professionalId === userId);
      expect(of.map(({ offer }) => offer.status)).toEqual(['accepted']);
    }
  });

  it('shows each demo account offers in every state, with histories the table allows', () => {
    for (const { email } of demoAccounts) {
      const { id } = users.find((user) => user.email === email) ?? {};
      const own = world.offers.filter(({ offer }) => offer.clientId === id || offer.professionalId === id);
      const states = new Set(own.map(({ events }) => events.at(-1)?.to));
      expect([...states].sort()).toEqual([...OFFER_STATES].sort());
    }
    for (const { offer, events } of world.offers) {
      expect(offerState({ status: 'pending', closedReason: null, ...offer })).toBe(events.at(-1)?.to);
      expect(events.every(({ createdAt }) => createdAt !== undefined && createdAt <= now)).toBe(true);
      for (const { action, actorId, from = null, to } of events) {
        const side = actorId === offer.clientId ? 'hirer' : 'professional';
        const by = actorId === null ? 'system' : side;
        expect(nextState(OFFER_MACHINE, { from, action, by })).toBe(to);
      }
    }
  });
});
