import { matchKey } from '@plumbline/shared-schema/job-types';
import { buildWorld } from '../generator';
import { demoAccounts } from '../people/demo-accounts';
import { PAST_WORK } from './past-work';

const DAY = 86_400_000;
const now = new Date('2026-05-20T10:20:00Z');
const { users, jobs, applications, offers, contracts, profileEntries } = buildWorld({ now });

const known = new Map(users.map((user) => [user.id, user]));
const jobOf = new Map(jobs.map((job) => [job.id, job]));
const titles = new Set(PAST_WORK.map(({ title }) => title));
const past = contracts.filter(({ contract }) => titles.has(jobOf.get(contract.jobId)?.title ?? ''));
const time = (instant: Date | null | undefined) => instant?.getTime() ?? NaN;
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the past of the demo world', () => {
  it('has jobs that were done for somebody of the same city by somebody who offers such work', () => {
    expect(past).toHaveLength(PAST_WORK.length);
    expect(repeated(jobs.map(({ title }) => title)).filter((title) => titles.has(title))).toEqual([]);
    for (const { contract, trade } of past) {
      const [hirer, professional] = [known.get(contract.clientId), known.get(contract.professionalId)];
      expect(hirer?.city).toBe(professional?.city);
      const own = profileEntries.skills.filter(({ userId }) => userId === contract.professionalId);
      expect(own.map(({ nameKey }) => nameKey)).toContain(matchKey(trade));
    }
  });

  it('lets nobody be hired by the same person more than twice', () => {
    const pairs = contracts.map(({ contract }) => `${contract.clientId} ${contract.professionalId}`);
    const pastPairs = past.map(({ contract }) => `${contract.clientId} ${contract.professionalId}`);
    const often = pastPairs.filter((pair) => pairs.filter((other) => other === pair).length > 2);
    expect(often).toEqual([]);
  });

  it('is over: closed, hired, accepted, approved and paid, in this order, by people who were there', () => {
    for (const { contract, events, submissions, feedbacks } of past) {
      const job = jobOf.get(contract.jobId);
      const sent = offers.find(({ offer }) => offer.id === contract.offerId);
      const [application, ...others] = applications.filter(({ jobId }) => jobId === contract.jobId);
      expect([job?.status, application?.isHired, others]).toEqual(['closed', true, []]);
      expect(contract).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
      expect(contract.amount).toBe(sent?.offer.budget);
      const times = [
        Math.max(...[contract.clientId, contract.professionalId].map((id) => time(known.get(id)?.createdAt))),
        time(job?.createdAt),
        time(application?.createdAt),
        time(sent?.offer.createdAt),
        time(sent?.offer.acceptedAt),
        ...events.map(({ createdAt }) => time(createdAt)),
        now.getTime(),
      ];
      expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
      expect(submissions.map(({ decidedAt }) => decidedAt)).toEqual([contract.finishedAt]);
      expect(events.filter(({ action }) => action === 'review').map(({ createdAt }) => createdAt)).toEqual(
        feedbacks.map(({ createdAt }) => createdAt),
      );
      expect(feedbacks.every(({ visibleAt }) => visibleAt < now)).toBe(true);
    }
  });

  it('happened on weekdays, one to fourteen months ago', () => {
    for (const { contract, events } of past) {
      const days = events.map(({ createdAt }) => new Date(time(createdAt)).getUTCDay());
      expect(days.filter((day) => day === 0 || day === 6)).toEqual([]);
      expect(time(contract.finishedAt)).toBeGreaterThan(now.getTime() - 430 * DAY);
      expect(time(contract.finishedAt)).toBeLessThan(now.getTime() - 30 * DAY);
    }
  });

  it('leaves everybody who was hired well rated, the best of them by several people', () => {
    const rated = users.filter(({ userType, reviewCount }) => userType === 'contractor' && reviewCount);
    expect(rated.filter(({ reviewCount }) => Number(reviewCount) >= 4).length).toBeGreaterThanOrEqual(8);
    const hired = new Set(past.map(({ contract }) => contract.professionalId));
    for (const { id, rating } of rated.filter((user) => hired.has(user.id))) {
      expect([id, Number(rating) >= 4.2 && Number(rating) <= 5]).toEqual([id, true]);
    }
  });

  it('gives the demo hirers nothing, and the demo contractor three reviews', () => {
    const countOf = ({ email }: { email: string }) =>
      past.filter(({ contract: { clientId, professionalId } }) =>
        [clientId, professionalId].some((id) => known.get(id)?.email === email),
      ).length;
    expect(demoAccounts.map(countOf)).toEqual([0, 0, 3]);
  });
});
