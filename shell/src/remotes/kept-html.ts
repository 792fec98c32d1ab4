import type { ModuleFailure } from './failure';
import type { ModuleKey } from './loader';

/** A page that came as HTML, and whose script is on its way. */
export type ArrivingPage = {
  key: ModuleKey;
  /** Path and query that the HTML is of. */
  url: string;
  html: string;
  /** Why its script did not load; undefined where it did. */
  arrival: Promise<ModuleFailure | undefined>;
};

/** Whether the page that came as HTML is this one. */
export const isOf = ({ key }: ArrivingPage, { remote, expose }: Omit<ModuleKey, 'kind'>): boolean =>
  key.expose === expose && key.remote.name === remote.name;

/** A page that came as HTML and whose script did not load. */
export type KeptHtml = Omit<ArrivingPage, 'arrival'> & { failure: ModuleFailure };
