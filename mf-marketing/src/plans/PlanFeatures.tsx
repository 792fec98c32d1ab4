import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';

const FEATURES = ['jobs', 'messages', 'profile', 'promotion', 'team'] as const;

/** How many of the features, from the top, each plan includes. */
const INCLUDED = { freebie: 3, professional: 4, enterprise: 5 } as const;

export function PlanFeatures({ plan }: { plan: keyof typeof INCLUDED }) {
  const { t } = useTranslation('marketing');
  return (
    <CardList rows={FEATURES} keyOf={(feature) => feature} spacing={1.25} sx={{ mb: 4 }}>
      {(feature, index) => {
        const isIncluded = index < INCLUDED[plan];
        const Icon = isIncluded ? CheckCircleIcon : CloseIcon;
        return (
          <Typography sx={{ display: 'flex', gap: 1.25, opacity: isIncluded ? undefined : 0.9 }}>
            <Icon fontSize="small" sx={{ mt: 0.375 }} />
            <span>
              <Box component="span" sx={visuallyHidden}>
                {`${t(isIncluded ? 'pricing.included' : 'pricing.notIncluded')} `}
              </Box>
              {t(`pricing.${plan}.features.${feature}`)}
            </span>
          </Typography>
        );
      }}
    </CardList>
  );
}
