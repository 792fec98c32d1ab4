import { questionSchema, type Question } from '@plumbline/shared-schema/questions';
import { anId } from './ids';

/** A contractor's question that has no answer yet. */
export function aQuestion(overrides: Partial<Question> = {}): Question {
  return questionSchema.parse({
    _id: anId(91),
    asker: { _id: anId(92), fullName: 'Rosa Diaz', profile: null },
    text: 'Is there access for a van?',
    createdAt: '2026-02-03T09:00:00.000Z',
    answer: null,
    isAnswerHidden: false,
    ...overrides,
  });
}

/** The same with the answer of its hirer. */
export const anAnsweredQuestion = (overrides: Partial<Question> = {}): Question =>
  aQuestion({
    answer: { text: 'Yes, through the yard.', createdAt: '2026-02-03T11:00:00.000Z', editedAt: null },
    ...overrides,
  });
