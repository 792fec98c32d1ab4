import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { TO } from '../destinations';

type PlanActionProps = {
  name: string;
  isHighlighted: boolean;
  isCurrent: boolean | undefined;
  isChosen: boolean;
  isOtherChosen: boolean | undefined;
  onChoose: (() => void) | undefined;
};

const onHighlight = {
  bgcolor: 'secondary.contrastText',
  color: 'secondary.main',
  '&:hover': { bgcolor: 'secondary.contrastText', textDecoration: 'underline' },
} as const;

/** What the card is for: a visitor signs up, who is signed in says which plan they would like. */
export function PlanAction(props: PlanActionProps) {
  const { name, isHighlighted, isCurrent, isChosen, isOtherChosen, onChoose } = props;
  const { t } = useTranslation('marketing');
  const look = {
    size: 'large',
    fullWidth: true,
    variant: isHighlighted ? 'contained' : 'outlined',
    color: 'inherit',
    sx: { mt: 'auto', textAlign: 'center', ...(isHighlighted && onHighlight) },
  } as const;
  if (isCurrent && !isOtherChosen)
    return (
      <Button {...look} disabled>
        {t('plans.yours')}
      </Button>
    );
  if (!onChoose)
    return (
      <ButtonLink to={TO.signUp} {...look}>
        {t('pricing.choose', { plan: name })}
      </ButtonLink>
    );
  return (
    <Button {...look} aria-pressed={isChosen} onClick={onChoose} startIcon={isChosen && <CheckCircleIcon />}>
      {isChosen ? t('plans.chosen') : t(isCurrent ? 'plans.keep' : 'plans.choose', { plan: name })}
    </Button>
  );
}
