import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { ON_PHONES } from '@plumbline/shared-ui/theme';
import { PARTS, useNamedPart } from './ContractPart';

const ROW = {
  display: 'grid',
  gridTemplateColumns: `repeat(${String(PARTS.length)}, minmax(0, 1fr))`,
  borderBottom: 1,
  borderColor: 'divider',
  maxWidth: { md: 480 },
  '@media print': { display: 'none' },
};

const TAB = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  mb: '-1px',
  borderBottom: 2,
  borderColor: 'transparent',
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
  [ON_PHONES]: { '&[aria-current]': { borderColor: 'primary.main' } },
};

/** Leads to the parts of the contract, of which phones show one at a time. The browser follows the links itself, so that the query stays. */
export function PartLinks() {
  const { t } = useTranslation('contracts');
  const named = useNamedPart();
  return (
    <Box component="nav" aria-label={t('parts.title')} sx={ROW}>
      {PARTS.map((name) => (
        <Box
          key={name}
          component="a"
          href={`#${name}`}
          aria-current={name === named ? 'true' : undefined}
          sx={TAB}
        >
          {t(`parts.${name}`)}
        </Box>
      ))}
    </Box>
  );
}
