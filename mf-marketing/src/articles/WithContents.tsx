import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { HEADER_CLEARANCE } from '@plumbline/shared-ui/theme';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Section } from './sections';

type WithContentsProps = { sections: readonly Section[]; children: ReactNode };

/** Where text and contents fit side by side. */
const COLUMNS = {
  maxWidth: { xs: 720, lg: 'none' },
  display: { lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 720px) minmax(0, 1fr)',
  columnGap: 8,
} as const;

const LINKS = {
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a': {
    display: 'block',
    py: 0.75,
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { color: 'text.primary', textDecoration: 'underline' },
    '@media (pointer: coarse)': { py: 1.25 },
  },
} as const;

const CONTENTS = {
  ...LINKS,
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: HEADER_CLEARANCE,
  alignSelf: 'start',
  maxHeight: `calc(100dvh - ${String(HEADER_CLEARANCE + 24)}px)`,
  overflowY: 'auto',
  pl: 3,
  borderLeft: 1,
  borderColor: 'divider',
} as const;

const FOLDED = {
  ...LINKS,
  display: { lg: 'none' },
  mb: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& summary': { px: 2, py: 1.25, fontWeight: 600, cursor: 'pointer' },
  '& ul': { ...LINKS['& ul'], px: 2, pb: 1.25 },
} as const;

/** A column of text at the page's edge; on a wide page what it holds stands beside it, else folded above it. */
export function WithContents({ sections, children }: WithContentsProps) {
  const { t } = useTranslation('marketing');
  const links = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ minWidth: 0 }}>
        {/* Of one part too: there may be more once they are loaded, and the fold would push the text down. */}
        {sections.length > 0 && (
          <Box component="details" sx={FOLDED}>
            <summary>{t('articles.contents')}</summary>
            {links}
          </Box>
        )}
        {children}
      </Box>
      {sections.length > 1 && (
        <Box component="nav" aria-label={t('articles.contents')} sx={CONTENTS}>
          <Typography variant="h6" component="p" aria-hidden sx={{ mb: 1 }}>
            {t('articles.contents')}
          </Typography>
          {links}
        </Box>
      )}
    </Box>
  );
}
