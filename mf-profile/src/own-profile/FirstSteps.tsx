import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { greetedName } from '@plumbline/shared-schema/profiles';
import type { User } from '@plumbline/shared-schema/users';
import { Button, ButtonLink, IconButton } from '@plumbline/shared-ui/actions';
import { CheckCircleIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { Box, Card, ChipList, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import type { ProfileField } from './use-save-profile';

type FirstStepsProps = { user: User; onOpen: (field: ProfileField) => void; onDismiss: () => void };

/** What a new account does first; shown with `?onboarding=1`. */
export function FirstSteps({ user, onOpen, onDismiss }: FirstStepsProps) {
  const { t } = useTranslation('profile');
  const mayEdit = useMay('profile');
  if (!mayEdit) return null;

  return (
    <Card component="section" sx={{ mb: 3, borderColor: 'primary.main' }}>
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
          <div>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {t('firstSteps.title', { name: greetedName(user) })}
            </Typography>
            <Typography color="text.secondary">{t('firstSteps.text')}</Typography>
          </div>
          <IconButton label={t('firstSteps.dismiss')} onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <FirstStepList user={user} onOpen={onOpen} />
      </Box>
    </Card>
  );
}

type FirstStepListProps = Omit<FirstStepsProps, 'onDismiss'>;

/** What is there already is ticked off. */
function FirstStepList({ user, onOpen }: FirstStepListProps) {
  const { t } = useTranslation('profile');
  const { isHirer } = useSession();
  const steps = [
    { id: 'headline', dialog: 'title', isDone: Boolean(user.title) },
    { id: 'bio', dialog: 'bio', isDone: Boolean(user.bio) },
  ] as const;
  const profileSteps = steps.map(({ id, dialog, isDone }) =>
    isDone ? (
      <Chip
        key={id}
        icon={<CheckCircleIcon />}
        variant="outlined"
        label={t('firstSteps.done', { step: t(`firstSteps.${id}`) })}
      />
    ) : (
      <Button key={id} variant="outlined" onClick={() => onOpen(dialog)}>
        {t(`firstSteps.${id}`)}
      </Button>
    ),
  );
  const toWork = (
    <ButtonLink key="work" to={isHirer ? '/post-contract' : '/jobs'} variant="contained">
      {t(isHirer ? 'firstSteps.post' : 'firstSteps.find')}
    </ButtonLink>
  );

  return (
    <Box sx={{ mt: 2.5 }}>
      <ChipList isOrdered rows={[...profileSteps, toWork]} keyOf={({ key }) => String(key)}>
        {(step) => step}
      </ChipList>
    </Box>
  );
}
