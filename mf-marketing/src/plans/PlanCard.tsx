import type { PlanChoice } from '@plumbline/shared-schema/preferences';
import { MONTHS_PAID_A_YEAR, type PLANS } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { PlanAction } from './PlanAction';
import { PlanFeatures } from './PlanFeatures';

type PlanCardProps = (typeof PLANS)[number] & {
  period?: PlanChoice['period'];
  /** Of the plan's name. */
  heading?: 'h2' | 'h3';
  /** Of a plan that is not highlighted; another than that of the page around it. */
  ground?: 'background.default' | 'background.paper';
  isCurrent?: boolean;
  isChosen?: boolean;
  isOtherChosen?: boolean;
  /** Without it the card leads to the sign-up. */
  onChoose?: (() => void) | undefined;
};

/** The usual colours of text, buttons and focus lack contrast on the accent. */
const highlighted = {
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  borderColor: 'secondary.main',
  '--plumbline-focus': 'var(--mui-palette-secondary-contrastText)',
} as const;

export function PlanCard(props: PlanCardProps) {
  const { id, price, isHighlighted, period = 'month', heading = 'h3' } = props;
  const { isCurrent, isChosen = false, isOtherChosen, onChoose, ground = 'background.default' } = props;
  const { t } = useTranslation('marketing');
  const { money } = useFormat();
  const name = t(`options:plan.${id}`);
  return (
    <Card sx={{ height: '100%', ...(isHighlighted ? highlighted : { bgcolor: ground }) }}>
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
          <Typography variant="h3" component={heading}>
            {name}
          </Typography>
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
            {money(period === 'year' ? price * MONTHS_PAID_A_YEAR : price)}
          </Box>
          {t(period === 'year' ? 'plans.perYear' : 'pricing.perMonth')}
        </Typography>
        <PlanFeatures plan={id} />
        <PlanAction {...{ name, isHighlighted, isCurrent, isChosen, isOtherChosen, onChoose }} />
      </Box>
    </Card>
  );
}
