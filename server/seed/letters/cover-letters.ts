import { capitalised, createRenderer, typeset } from '../template';
import type { Random } from '../random';
import type { PostedJob } from '../jobs';
import type { Person } from '../people/people';
import { PHRASES } from './phrases';

/** The name people use in a message. */
export function firstName({ user }: Person): string {
  return user.fullName.split(' ')[0] ?? user.fullName;
}

/** A letter about this very job: how the contractor would do it, what they have done before, what they need to know. */
export function writeCoverLetter(posted: PostedJob, contractor: Person, random: Random): string {
  const { trade, kind } = posted;
  const phrases = PHRASES[trade.language];
  const fill = createRenderer(
    {
      subject: [posted.fill(kind.subject)],
      district: [posted.district],
      hirer: [firstName(posted.hirer)],
      contractor: [contractor.user.fullName],
      question: [posted.fill(random.pick(kind.questions)[0])],
    },
    random,
  );
  const body = [
    `${fill(random.pick(phrases.letterOpenings))} ${capitalised(posted.fill(random.pick(kind.approaches)))}`,
    random.sample(trade.experience, random.int(1, 2)).join(' '),
    [
      ...(random.chance(0.55) ? [fill(random.pick(phrases.letterQuestions))] : []),
      fill(random.pick(phrases.letterClosings)),
    ].join(' '),
  ];
  const parts = [fill(random.pick(phrases.greetings)), ...body, fill(random.pick(phrases.signatures))];
  return typeset(parts.map(capitalised).join('\n\n'));
}
