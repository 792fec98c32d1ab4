import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { SOUGHT, type SearchSubject } from './search-address';

type SoughtSwitchProps = { value: SearchSubject; onChange: (value: SearchSubject) => void };

const choice = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: { xs: 1, sm: '0 0 auto' },
  minHeight: 44,
  px: { xs: 1, sm: 2 },
  py: 1,
  textAlign: 'center',
  lineHeight: 1.2,
  fontWeight: 650,
  cursor: 'pointer',
  color: 'text.secondary',
  borderBottom: '3px solid transparent',
  '&:has(:checked)': { color: 'text.primary', borderColor: 'primary.main' },
  '&:hover': { color: 'text.primary' },
  '&:has(:focus-visible)': { outline: '3px solid var(--plumbline-focus)', outlineOffset: -3 },
} as const;

/** Whom or what the search is for. */
export function SoughtSwitch({ value, onChange }: SoughtSwitchProps) {
  const { t } = useTranslation('marketing');
  const name = useId();
  return (
    <Box
      component="fieldset"
      sx={{ display: 'flex', m: 0, p: 0, border: 0, borderBottom: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Box component="legend" sx={visuallyHidden}>
        {t('search.sought')}
      </Box>
      {SOUGHT.map((sought) => (
        <Box component="label" key={sought} sx={choice}>
          <Box
            component="input"
            type="radio"
            name={name}
            value={sought}
            checked={sought === value}
            onChange={() => onChange(sought)}
            sx={visuallyHidden}
          />
          {t(`search.${sought}`)}
        </Box>
      ))}
    </Box>
  );
}
