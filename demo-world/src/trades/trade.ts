import type { SubjectName } from './renderings';
import type { Slots } from '../template';

export type Language = 'en' | 'fr';

/** What a hirer pays, in whole dollars: one price for the work, or a rate per hour. */
export type Pay = { by: 'job' | 'hour'; from: number; to: number };

/** One sort of job of a trade: the hirer’s text, and what a contractor and the hirer say about it. */
export type JobKind = {
  titles: readonly string[];
  /** First paragraph: where and why. */
  intros: readonly string[];
  /** Second paragraph: what exactly, with sizes and materials. */
  scopes: readonly string[];
  /** Third paragraph: constraints of the site. */
  notes: readonly string[];
  /** A noun phrase for the work, used inside letters and messages; starts with an article, lower case. */
  subject: string;
  /** How a contractor would go about it, in the first person. */
  approaches: readonly string[];
  /** A contractor’s question and the hirer’s answer. */
  questions: readonly (readonly [ask: string, answer: string])[];
  slots: Slots;
  skills: readonly string[];
  pay: Pay;
  jobType?: readonly string[];
  category: 'architects-construction' | 'residential' | 'commercial' | 'industrial';
  duration: readonly string[];
  /** Where the work makes sense (icicles do not hang in Texas); anywhere when left out. */
  regions?: readonly string[];
  /** Not for those who offer the trade beside another. */
  isForMainTrade?: boolean;
  /** What pictures of such a place show, where there are any. */
  shows?: SubjectName;
};

/** A trade in one language: the words for its people and its jobs. */
export type Trade = {
  name: string;
  language: Language;
  /** Titles a contractor of the trade carries; in French the masculine form, then the feminine. */
  professions: readonly string[];
  /** Sentences of experience, for biographies and letters, in the first person. */
  experience: readonly string[];
  skills: readonly string[];
  kinds: readonly JobKind[];
};
