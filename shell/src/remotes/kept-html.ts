import type { ModuleFailure } from './failure';
import type { ModuleKey } from './loader';

/** A page that came as HTML and whose script did not load. */
export type KeptHtml = {
  key: ModuleKey;
  /** Path and query that the HTML is of. */
  url: string;
  html: string;
  failure: ModuleFailure;
};
