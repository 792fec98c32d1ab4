import { useTranslation } from 'react-i18next';
import type { PLANS } from '@plumbline/shared-schema/options';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { TO } from './destinations';
import { PlanFeatures } from './PlanFeatures';

type Plan = (typeof PLANS)[number];

/** The usual colours of text, buttons and focus lack contrast on the accent. */
const highlighted = {
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  borderColor: 'secondary.main',
  '--plumbline-focus': 'var(--mui-palette-secondary-contrastText)',
} as const;
const onHighlight = {
  bgcolor: 'secondary.contrastText',
  color: 'secondary.main',
  '&:hover': { bgcolor: 'secondary.contrastText', textDecoration: 'underline' },
} as const;

export function PlanCard({ id, price, isHighlighted }: Plan) {
  const { t } = useTranslation('marketing');
  const { money } = useFormat();
  const name = t(`schema:options.plan.${id}`);
  return (
    <Card sx={{ height: '100%', ...(isHighlighted ? highlighted : { bgcolor: 'background.default' }) }}>
      <Box
        sx={{
          p: { xs: 3, md: 4 },
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          boxSizing: 'border-box',
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', minHeight: 32, alignItems: 'center' }}>
          <Typography variant="h3">{name}</Typography>
          {isHighlighted && (
            <Chip
              label={t('pricing.recommended')}
              sx={{ bgcolor: 'secondary.contrastText', color: 'secondary.main' }}
            />
          )}
        </Box>
        <Typography
          color={isHighlighted ? undefined : 'text.secondary'}
          sx={{ mt: 0.5, minHeight: { md: '3.2em' } }}
        >
          {t(`pricing.${id}.description`)}
        </Typography>
        <Typography sx={{ my: 3, display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Box
            component="span"
            sx={{ fontSize: '3rem', fontWeight: 780, letterSpacing: '-0.04em', lineHeight: 1 }}
          >
            {money(price)}
          </Box>
          {t('pricing.perMonth')}
        </Typography>
        <PlanFeatures plan={id} />
        <ButtonLink
          to={TO.signUp}
          size="large"
          fullWidth
          variant={isHighlighted ? 'contained' : 'outlined'}
          color="inherit"
          sx={{ mt: 'auto', textAlign: 'center', ...(isHighlighted && onHighlight) }}
        >
          {t('pricing.choose', { plan: name })}
        </ButtonLink>
      </Box>
    </Card>
  );
}
