import { useTranslation } from 'react-i18next';
import { Box, CardList, PHONE_RAIL } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { LevelVial } from './LevelVial';
import { Section } from './Section';

const STEPS = ['signUp', 'post', 'match', 'review'] as const;

/** The bubble comes closer to the middle with each step. */
export function HowItWorks() {
  const { t } = useTranslation('marketing');
  return (
    <Section title={t('steps.title')} text={t('steps.text')}>
      <CardList
        // Without a link in it, the keyboard scrolls the row itself.
        tabIndex={0}
        label={t('steps.title')}
        isOrdered
        rows={STEPS}
        keyOf={(step) => step}
        spacing={0}
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: { xs: 2, sm: 4, lg: 3 },
          ...PHONE_RAIL,
        }}
      >
        {(step, index) => (
          <Box>
            <LevelVial progress={index / (STEPS.length - 1)} />
            <Typography variant="h3" sx={{ mt: 2.5, display: 'flex', gap: 1.25 }}>
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {index + 1}
              </Box>
              {t(`steps.${step}.title`)}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1 }}>
              {t(`steps.${step}.text`)}
            </Typography>
          </Box>
        )}
      </CardList>
    </Section>
  );
}
