import type { Page } from '@playwright/test';
import type { Site } from '../site/site';
import type { Victim } from './victims';

/** A blank page of the site, in which the fault will happen. */
export type Stage = { page: Page; site: Site; victim: Victim };

export type Fault = {
  name: string;
  /** What replaces the page; `page`: nothing does. */
  outcome: 'fallback' | 'incompatible' | 'page';
  /** The remote's slot fails too. */
  hitsSlot: boolean;
  hangs?: boolean;
  begin: (stage: Stage) => Promise<void>;
  end: (stage: Stage) => Promise<void>;
};
