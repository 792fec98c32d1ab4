import { useTranslation } from 'react-i18next';
import { useListSpecialtiesQuery } from '@plumbline/shared-api/directory';
import { Box, CardList, PHONE_RAIL } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { ON_PHONES } from '@plumbline/shared-ui/theme';
import { SCENES, TRADES, type Trade } from '@plumbline/shared-ui/trade-scenes';
import { TO } from '../../destinations';
import { Section } from '../Section';
import { TradeTile } from './TradeTile';

/** Takes two rows and two columns; on a phone two rows. */
const LARGE: Trade = 'plumbing';
const SPAN = { gridColumn: { sm: 'span 2' }, gridRow: { xs: 'span 2', sm: 'auto', md: 'span 2' } } as const;

/** On a phone two rows that are scrolled sideways. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  gridAutoRows: { md: 'minmax(208px, auto)' },
  gap: { xs: 1.5, md: 2 },
  [ON_PHONES]: { ...PHONE_RAIL[ON_PHONES], gridTemplateRows: 'repeat(2, 1fr)', gridAutoColumns: '42%' },
} as const;

/** Trades with the number of people who have them, which is left out where it could not be read. */
export function Trades() {
  const { t } = useTranslation('marketing');
  const { data = [] } = useListSpecialtiesQuery(TRADES);
  const countOf = (trade: Trade) => data.find(({ name }) => name.toLowerCase() === trade)?.count;
  const all = (
    <Link to={TO.professionals} sx={{ fontWeight: 600 }}>
      {t('categories.all')}
    </Link>
  );
  return (
    <Section title={t('categories.title')} text={t('categories.text')} aside={<Box>{all}</Box>}>
      <CardList
        rows={TRADES}
        keyOf={(trade) => trade}
        itemProps={(trade) => ({ sx: trade === LARGE ? SPAN : null })}
        spacing={0}
        sx={GRID}
      >
        {(trade) => (
          <TradeTile trade={trade} Scene={SCENES[trade]} count={countOf(trade)} isBright={trade === LARGE} />
        )}
      </CardList>
    </Section>
  );
}
