import { useTranslation } from 'react-i18next';
import { PLANS } from '@plumbline/shared-schema/options';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { CardList } from '@plumbline/shared-ui/layout';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';
import { Typography } from '@plumbline/shared-ui/text';
import { PlanCard } from '../plans/PlanCard';
import { Section } from './Section';

const PROMISES = ['trial', 'guarantee'] as const;

/** On a phone a row that is scrolled sideways: one above another they would be three screens. */
const SIDE_BY_SIDE = {
  // Its cards hold texts for screen readers, which stand absolutely and would widen the page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: { xs: 'column', md: 'row' },
  gridAutoColumns: { xs: 'min(320px, 88%)', md: 'auto' },
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  overflowX: { xs: 'auto', md: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: { xs: 1, md: 0 },
  '& > *': { scrollSnapAlign: 'center', minWidth: 0 },
} as const;

/** Trial and guarantee are claims that the operator may switch off: either they stand here or what takes them back. */
export function Pricing() {
  const { t } = useTranslation('marketing');
  const { showClaims } = useSiteSettings();
  if (!showClaims)
    return (
      <Section title={t('plans.free')} text={t('plans.openToAll')} isRaised>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {t('plans.visitorNote')}
        </Typography>
        <Plans />
      </Section>
    );
  const promises = (
    <CardList rows={PROMISES} keyOf={(promise) => promise} spacing={0.5}>
      {(promise) => (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600 }}>
          <CheckCircleIcon fontSize="small" color="success" />
          {t(`pricing.${promise}`)}
        </Typography>
      )}
    </CardList>
  );
  return (
    <Section title={t('pricing.title')} text={t('pricing.text')} isRaised aside={promises}>
      <Plans />
    </Section>
  );
}

function Plans() {
  return (
    <CardList rows={PLANS} keyOf={({ id }) => id} spacing={0} sx={SIDE_BY_SIDE}>
      {(plan) => <PlanCard {...plan} />}
    </CardList>
  );
}
