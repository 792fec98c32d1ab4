import { useTranslation } from 'react-i18next';
import { PLANS } from '@plumbline/shared-schema/options';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { Typography } from '@plumbline/shared-ui/text';
import { PlanCard } from './PlanCard';
import { Section } from './Section';

const PROMISES = ['trial', 'guarantee'] as const;

/** The three plans (SPEC §9). Trial and guarantee are claims that the operator may switch off. */
export function Pricing() {
  const { t } = useTranslation('marketing');
  const { showClaims } = useSiteSettings();
  const promises = (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {PROMISES.map((promise) => (
        <Typography
          key={promise}
          component="li"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600 }}
        >
          <CheckCircleIcon fontSize="small" color="success" />
          {t(`pricing.${promise}`)}
        </Typography>
      ))}
    </Box>
  );
  return (
    <Section
      title={t('pricing.title')}
      text={t('pricing.text')}
      isRaised
      {...(showClaims && { aside: promises })}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gap: 3,
        }}
      >
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} {...plan} />
        ))}
      </Box>
    </Section>
  );
}
