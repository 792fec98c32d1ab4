/** Places in which the shell or a remote shows another remote's module. */
export const SLOT_IDS = [
  'header.search/v1',
  'header.bell/v1',
  'header.unread/v1',
  'conversation.deal/v1',
  'job.price/v1',
  'home.blog/v1',
  'home.ads/v1',
  'settings.notifications/v1',
] as const;

/** Slots that stand inside an entry of a menu. */
export const BADGE_SLOT_IDS = ['header.unread/v1'] as const satisfies readonly (typeof SLOT_IDS)[number][];

/** Addresses, with all below them, that edge, server and shell answer themselves: no remote can have them. */
export const SITE_PATHS = [
  '/api',
  '/artifacts',
  '/dev',
  '/healthz',
  '/platform',
  '/preview',
  '/readyz',
  '/share-pictures',
  '/sitemaps',
] as const;
export const SHELL_PAGES = ['/platform'] as const;
