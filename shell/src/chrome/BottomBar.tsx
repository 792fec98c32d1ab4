import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { ChatIcon, FileIcon, HomeIcon, PersonIcon } from '@plumbline/shared-ui/more-icons';
import { Slot } from '@plumbline/shared-ui/Slot';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

const ICONS = {
  home: HomeIcon,
  search: SearchIcon,
  messages: ChatIcon,
  contracts: FileIcon,
  person: PersonIcon,
} as const satisfies Record<NonNullable<MenuEntry['icon']>, unknown>;

const place = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  height: 'var(--plumbline-bottom)',
  pb: 'env(safe-area-inset-bottom, 0px)',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const;

const link = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  color: 'text.secondary',
  typography: 'caption',
  borderTop: 2,
  borderColor: 'transparent',
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 700 },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

/** What thumbs reach for most, at the lower edge of a phone. */
export function BottomBar({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('shell');
  return (
    <Paper component="nav" square elevation={0} aria-label={t('header.quick')} sx={place}>
      {entries.map((entry) => (
        <BottomLink key={entry.path} {...entry} />
      ))}
    </Paper>
  );
}

function BottomLink({ path, label, badge, icon }: MenuEntry) {
  const current = useCurrent()(path);
  const Icon = icon && ICONS[icon];
  return (
    <Link to={path} underline="none" aria-current={current} sx={link}>
      <Box component="span" sx={{ position: 'relative', display: 'inline-flex', p: 1, m: -1 }}>
        {Icon && <Icon aria-hidden />}
        {badge && <Slot name={badge} props={{ place: 'opener' }} />}
      </Box>
      {label}
    </Link>
  );
}
