import { capitalised, createRenderer, typeset } from '../template';
import type { Random } from '@plumbline/server/testing/random';
import type { PostedJob } from '../jobs';
import type { Person } from '../people/people';
import { PHRASES } from './phrases';

/** The name people use in a message. */
export function firstName({ user }: Person): string {
  return user.fullName.split(' ')[0] ?? user.fullName;
}

/** `said`: the sentences of the letters to one job, each of which is said once. */
type Writing = { random: Random; said: Set<string> };

/** A letter about this very job: how the contractor would do it, what they have done before, what they need to know. */
export function writeCoverLetter(posted: PostedJob, contractor: Person, { random, said }: Writing): string {
  const { trade, kind } = posted;
  const phrases = PHRASES[trade.language];
  const fill = createRenderer(
    {
      subject: [posted.fill(kind.subject)],
      district: [posted.district],
      hirer: [firstName(posted.hirer)],
      contractor: [contractor.user.fullName],
    },
    random,
  );
  /** One that nobody has said about this job, if there is one left. */
  function sayNew(options: readonly string[]): string[] {
    const sentence = random.sample(
      options.filter((option) => !said.has(option)),
      1,
    );
    sentence.forEach((one) => said.add(one));
    return sentence;
  }
  const approach = sayNew(kind.approaches).map((one) => capitalised(posted.fill(one)));
  const [question] = random.chance(0.55) ? sayNew(kind.questions.map(([asked]) => asked)) : [];
  const ask = question === undefined ? [] : sayNew(phrases.letterQuestions);
  const body = [
    [...sayNew(phrases.letterOpenings).map(fill), ...approach].join(' '),
    sayNew(trade.experience).join(' '),
    [
      ...ask.map((one) => fill(one.replace('{question}', posted.fill(question ?? '')))),
      ...sayNew(phrases.letterClosings).map(fill),
    ].join(' '),
  ].filter((paragraph) => paragraph !== '');
  const parts = [fill(random.pick(phrases.greetings)), ...body, fill(random.pick(phrases.signatures))];
  return typeset(parts.map(capitalised).join('\n\n'));
}
