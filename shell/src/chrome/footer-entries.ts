import type { Viewer } from '../routing/access';
import type { PathRule } from '../routing/route-table';
import { leadsSomewhere } from './menu-entries';

/** `label`: the key of its text. */
export type FooterEntry = { label: string; to: string };

const CATEGORIES = ['residential', 'commercial', 'industrial', 'architects-construction'];

const PATHS = {
  product: {
    search: '/jobs',
    prices: '/prices',
    post: '/post-contract',
    contracts: '/contracts',
    messages: '/messages',
  },
  company: { about: '/about', contact: '/contact', pricing: '/pricing' },
  resources: {
    guides: '/blogs',
    safety: '/safety',
    protection: '/protection',
    help: '/support',
    terms: '/terms',
    privacy: '/privacy',
  },
} as const;

const entriesOf = (column: keyof typeof PATHS): FooterEntry[] =>
  Object.entries(PATHS[column]).map(([entry, to]) => ({ label: `footer.${column}.${entry}`, to }));

const COLUMNS: readonly [string, FooterEntry[]][] = [
  ['product', entriesOf('product')],
  [
    'services',
    CATEGORIES.map((category) => ({
      label: `options:jobCategory.${category}`,
      to: `/jobs?category=${category}`,
    })),
  ],
  ['company', entriesOf('company')],
  ['resources', entriesOf('resources')],
];

/** Entries whose page is live and for this viewer, or for them after a sign-in. */
export function footerColumns(table: readonly PathRule[], viewer: Viewer) {
  return COLUMNS.map(([column, entries]) => ({
    column,
    entries: entries.filter(({ to }) => leadsSomewhere(table, viewer, to.split('?')[0] ?? to)),
  }));
}
