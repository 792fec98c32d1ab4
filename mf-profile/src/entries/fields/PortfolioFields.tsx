import { useTranslation } from 'react-i18next';
import { BIO_MAX, PORTFOLIO_LONGEST_SIDE } from '@plumbline/shared-schema/limits';
import { MoneyField, NumberField, TextAreaField } from '@plumbline/shared-ui/Form';
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
        <MoneyField name="cost" label={t('portfolios.cost')} autoComplete="off" />
        <NumberField name="serviceTime" label={t('portfolios.serviceTime')} autoComplete="off" />
      </Box>
    </>
  );
}
