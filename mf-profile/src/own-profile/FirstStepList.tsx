import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { User } from '@plumbline/shared-schema/users';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import type { ProfileDialog } from './use-profile-view';

const row = { listStyle: 'none', m: 0, mt: 2.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

type FirstStepListProps = { user: User; onOpen: (dialog: ProfileDialog) => void };

/** The steps of a new account; what is there already is ticked off. */
export function FirstStepList({ user, onOpen }: FirstStepListProps) {
  const { t } = useTranslation('profile');
  const { isHirer } = useSession();
  const steps = [
    { id: 'headline', dialog: 'title', isDone: Boolean(user.title) },
    { id: 'bio', dialog: 'bio', isDone: Boolean(user.bio) },
  ] as const;

  return (
    <Box component="ol" sx={{ ...row, alignItems: 'center' }}>
      {steps.map(({ id, dialog, isDone }) => (
        <li key={id}>
          {isDone ? (
            <Chip
              icon={<CheckCircleIcon />}
              variant="outlined"
              label={t('firstSteps.done', { step: t(`firstSteps.${id}`) })}
            />
          ) : (
            <Button
              variant="outlined"
              onClick={() => {
                onOpen(dialog);
              }}
            >
              {t(`firstSteps.${id}`)}
            </Button>
          )}
        </li>
      ))}
      <li>
        <ButtonLink to={isHirer ? '/post-contract' : '/jobs'} variant="contained">
          {t(isHirer ? 'firstSteps.post' : 'firstSteps.find')}
        </ButtonLink>
      </li>
    </Box>
  );
}
