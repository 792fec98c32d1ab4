import type { Question } from '@plumbline/shared-schema/questions';

/** Where the questions of a job stand in its page: notifications lead there. */
export const QUESTIONS_ID = 'questions';

/** Has no answer, and can have one. */
export const isWaiting = ({ answer, isAnswerHidden }: Question) => answer === null && !isAnswerHidden;
