import { FEEDBACK_EXPERIENCES } from '@plumbline/shared-schema/options';
import type { contracts } from '@plumbline/server/database/tables/contracts';
import type { feedbacks } from '@plumbline/server/database/tables/feedbacks';
import { REVIEW_LETTERS } from './letters/review-letters';
import type { ReviewLetter } from './letters/review-letters';
import { HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import type { SentOffer } from './offers';
import { typeset } from './template';

export type FeedbackSeed = typeof feedbacks.$inferInsert & { rating: number; subjectId: string };

/** `said`: what has been written in reviews, each text once. */
type Telling = Drawing & { said: Set<string> };

/** A contract that is over; `tell` adds a line to its history. */
type ReviewedContract = Pick<SentOffer, 'language' | 'hirerType'> & {
  contract: Pick<typeof contracts.$inferInsert, 'clientId' | 'professionalId'>;
  story: {
    id: string;
    tell: (action: 'review', by: 'hirer' | 'professional', how: { to: 'completed'; wait: number }) => Date;
  };
};

const RATINGS = [5, 5, 5, 5, 5, 4, 4, 4, 3];

/** Reviews by both sides of what was completed: nobody has more reviews than completed contracts. */
export function buildReviews(
  telling: Telling,
  { contract: { clientId, professionalId }, language, story, hirerType }: ReviewedContract,
): FeedbackSeed[] {
  const { random } = telling;
  const letters = REVIEW_LETTERS[language];
  const sides = [
    { by: 'hirer', authorId: clientId, subjectId: professionalId, texts: letters.ofProfessional },
    { by: 'professional', authorId: professionalId, subjectId: clientId, texts: letters.ofHirer },
  ] as const;
  const reviews = sides.map(({ by, authorId, subjectId, texts }) => {
    const createdAt = story.tell('review', by, { to: 'completed', wait: random.int(3, 40) * HOUR });
    const { letter, rating } = chooseLetter(telling, texts, hirerType);
    return {
      id: idAt(createdAt, random),
      contractId: story.id,
      authorId,
      subjectId,
      rating,
      likes: random.sample(letter.likes, random.int(1, letter.likes.length)),
      experience: random.sample(FEEDBACK_EXPERIENCES, random.int(1, 2)),
      review: typeset(letter.text),
      isCounted: true,
      createdAt,
    };
  });
  return reviews.map((review) => ({ ...review, visibleAt: reviews.at(-1)?.createdAt ?? review.createdAt }));
}

/** One that nobody has written and that fits the hirer, if there is one of so many stars. */
function chooseLetter(
  { random, said }: Telling,
  texts: readonly ReviewLetter<string>[],
  hirerType: SentOffer['hirerType'],
) {
  const wanted = random.pick(RATINGS);
  const unsaid = texts.filter(({ text, hirer = hirerType }) => hirer === hirerType && !said.has(text));
  const fitting = unsaid.filter(({ stars }) => stars.includes(wanted));
  const letter = random.pick(fitting.length > 0 ? fitting : unsaid);
  said.add(letter.text);
  return { letter, rating: letter.stars.includes(wanted) ? wanted : (letter.stars[0] ?? wanted) };
}
