import type { Page } from '@playwright/test';
import type { Site } from '../site/site';
import type { Victim } from './victims';

/** Where a fault happens: a window that is on no page yet. */
export type Stage = { page: Page; site: Site; victim: Victim };

/** Something that goes wrong with a remote. */
export type Fault = {
  name: string;
  /** What stands in place of the page; `page`: the page itself. */
  outcome: 'fallback' | 'incompatible' | 'page';
  /** The remote's slot fails too. */
  hitsSlot: boolean;
  hangs?: boolean;
  begin: (stage: Stage) => Promise<void>;
  end: (stage: Stage) => Promise<void>;
};
