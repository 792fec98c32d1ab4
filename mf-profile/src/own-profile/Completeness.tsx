import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListOwnSkillsQuery } from '@plumbline/shared-api/profile-entries';
import { useMay } from '@plumbline/shared-api/session';
import { PROFILE_PARTS, type ProfilePart } from '@plumbline/shared-schema/profiles';
import type { User } from '@plumbline/shared-schema/users';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** The dialog in which each part is filled in. */
const DIALOGS = {
  picture: 'picture',
  title: 'title',
  bio: 'bio',
  city: 'details',
  skill: 'skills',
} as const satisfies Record<ProfilePart, string>;

type CompletenessProps = { user: User; onOpen: (dialog: string) => void };

/** How much of a profile is there, and what comes next; nothing once it is complete. */
export function Completeness({ user, onOpen }: CompletenessProps) {
  const { t } = useTranslation('profile');
  const textId = useId();
  const mayEdit = useMay('profile');
  const isContractor = user.userType === 'contractor';
  const skills = useListOwnSkillsQuery(user._id, { skip: !isContractor });
  const there: Record<ProfilePart, boolean> = {
    picture: Boolean(user.profile),
    title: Boolean(user.title),
    bio: Boolean(user.bio),
    city: Boolean(user.location.city),
    skill: skills.data !== undefined && skills.data.length > 0,
  };
  const parts = PROFILE_PARTS.filter((part) => isContractor || part !== 'skill');
  const next = parts.find((part) => !there[part]);
  // Not before it is known whether there is a skill.
  if (!mayEdit || next === undefined || (isContractor && !skills.data)) return null;
  const [done, all] = [parts.filter((part) => there[part]).length, parts.length];

  return (
    <Card component="section" aria-labelledby={textId} sx={{ mb: 3 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ p: { xs: 2.5, md: 3 }, gap: 2, alignItems: { sm: 'center' } }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={textId} variant="h5" component="h2">
            {t('complete.heading', { done, all })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t(isContractor ? 'complete.textContractor' : 'complete.text')}
          </Typography>
          <Bar done={done} all={all} labelledBy={textId} />
        </Box>
        <Button variant="outlined" onClick={() => onOpen(DIALOGS[next])}>
          {t(`complete.${next}`)}
        </Button>
      </Stack>
    </Card>
  );
}

type BarProps = { done: number; all: number; labelledBy: string };

function Bar({ done, all, labelledBy }: BarProps) {
  return (
    <Box
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
      sx={{ mt: 1.25, height: 8, borderRadius: 4, bgcolor: 'action.selected', overflow: 'hidden' }}
    >
      <Box sx={{ width: `${String((done / all) * 100)}%`, height: '100%', bgcolor: 'primary.main' }} />
    </Box>
  );
}
