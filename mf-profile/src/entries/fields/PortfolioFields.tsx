import { useTranslation } from 'react-i18next';
import { BIO_MAX, PORTFOLIO_LONGEST_SIDE, SERVICE_DAYS_MAX } from '@plumbline/shared-schema/limits';
import { MoneyField, TextAreaField, TextField } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { PictureField } from '../../pictures/PictureField';
import type { FieldsProps } from '../entry-forms';

const PAIR = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;
const SIDES = ['before', 'after'] as const;

export function PortfolioFields({ entry }: FieldsProps<'portfolios'>) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Box sx={PAIR}>
        {SIDES.map((side) => (
          <PictureField
            key={side}
            name={side}
            label={t(`portfolios.${side}`)}
            choose={t(`portfolios.${side}Choose`)}
            current={entry?.[side]}
            longestSide={PORTFOLIO_LONGEST_SIDE}
            look="wide"
          />
        ))}
      </Box>
      <TextAreaField
        name="description"
        label={t('portfolios.description')}
        autoComplete="off"
        maxLength={BIO_MAX}
      />
      <Box sx={PAIR}>
        <MoneyField name="cost" label={t('portfolios.cost')} min={0} step={0.01} autoComplete="off" />
        <TextField
          name="serviceTime"
          type="number"
          inputMode="numeric"
          label={t('portfolios.serviceTime')}
          min={1}
          max={SERVICE_DAYS_MAX}
          step={1}
          autoComplete="off"
        />
      </Box>
    </>
  );
}
