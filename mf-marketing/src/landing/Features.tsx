import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { DisputesDrawing } from './DisputesDrawing';
import { FeatureCard } from './FeatureCard';
import { LocalDrawing } from './LocalDrawing';
import { PortfolioDrawing } from './PortfolioDrawing';
import { Section } from './Section';
import { VerifiedDrawing } from './VerifiedDrawing';

/** The wide cards stand crosswise, so that the four read as one block. */
const FEATURES: readonly { id: string; Drawing: ComponentType; columns: number }[] = [
  { id: 'verified', Drawing: VerifiedDrawing, columns: 5 },
  { id: 'portfolio', Drawing: PortfolioDrawing, columns: 7 },
  { id: 'disputes', Drawing: DisputesDrawing, columns: 7 },
  { id: 'local', Drawing: LocalDrawing, columns: 5 },
];

/** The four feature cards (SPEC §1). */
export function Features() {
  const { t } = useTranslation('marketing');
  return (
    <Section title={t('features.title')} text={t('features.text')} isRaised>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(12, 1fr)' },
          gap: { xs: 2, md: 3 },
        }}
      >
        {FEATURES.map(({ id, Drawing, columns }) => (
          <Box component="li" key={id} sx={{ gridColumn: { md: `span ${columns}` } }}>
            <FeatureCard title={t(`features.${id}.title`)} text={t(`features.${id}.text`)}>
              <Drawing />
            </FeatureCard>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
