import { useTranslation } from 'react-i18next';
import { CardList, PHONE_RAIL } from '@plumbline/shared-ui/layout';
import { FEATURE_DRAWINGS } from './feature-drawings';
import { FeatureCard } from './FeatureCard';
import { Section } from './Section';

/** The wide cards stand crosswise. */
const FEATURES = [
  { id: 'verified', columns: 5 },
  { id: 'portfolio', columns: 7 },
  { id: 'disputes', columns: 7 },
  { id: 'local', columns: 5 },
] as const;

export function Features() {
  const { t } = useTranslation('marketing');
  return (
    <Section title={t('features.title')} text={t('features.text')} isRaised>
      <CardList
        // Without a link in it, the keyboard scrolls the row itself.
        tabIndex={0}
        label={t('features.title')}
        rows={FEATURES}
        keyOf={({ id }) => id}
        itemProps={({ columns }) => ({ sx: { gridColumn: { md: `span ${columns}` } } })}
        spacing={0}
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(12, 1fr)' },
          gap: { xs: 2, md: 3 },
          ...PHONE_RAIL,
        }}
      >
        {({ id }) => (
          <FeatureCard title={t(`features.${id}.title`)} text={t(`features.${id}.text`)}>
            {FEATURE_DRAWINGS[id]}
          </FeatureCard>
        )}
      </CardList>
    </Section>
  );
}
