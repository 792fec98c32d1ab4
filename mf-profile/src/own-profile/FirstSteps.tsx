import { useTranslation } from 'react-i18next';
import type { User } from '@plumbline/shared-schema/users';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { FirstStepList } from './FirstStepList';
import type { ProfileView } from './use-profile-view';

type FirstStepsProps = { user: User; view: Pick<ProfileView, 'open' | 'endOnboarding'> };

/** What a new account does first; shown with `?onboarding=1`. */
export function FirstSteps({ user, view }: FirstStepsProps) {
  const { t } = useTranslation('profile');
  const [firstName] = user.fullName.split(' ');

  return (
    <Card component="section" sx={{ mb: 3, borderColor: 'primary.main' }}>
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
          <div>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {t('firstSteps.title', { name: firstName })}
            </Typography>
            <Typography color="text.secondary">{t('firstSteps.text')}</Typography>
          </div>
          <IconButton label={t('firstSteps.dismiss')} onClick={view.endOnboarding}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <FirstStepList user={user} onOpen={view.open} />
      </Box>
    </Card>
  );
}
