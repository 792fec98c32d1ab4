/**
 * Menus the shell draws. Ids are versioned: a change of meaning is a new id. `header.action/v1`: only its first entry.
 * `bottom/v1`: the first five, with their icons, at the lower edge of phones.
 */
const HEADER_MENUS = ['header.public/v1', 'header.main/v1', 'header.action/v1'] as const;
export const MENU_IDS = [...HEADER_MENUS, 'contracts/v1', 'profile/v1', 'bottom/v1'] as const;

/** Icons of entries at the lower edge of phones. */
export const NAV_ICONS = ['home', 'search', 'messages', 'contracts', 'person'] as const;

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
