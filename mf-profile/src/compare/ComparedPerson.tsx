import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { displayName } from '@plumbline/shared-schema/profiles';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { PersonAvatar, ProfileLink, Typography } from '@plumbline/shared-ui/text';
import { SaveProfessional } from '../professionals/SaveProfessional';

type ComparedPersonProps = { person: Professional; onRemove: () => void };

/** The head of a column: who it is. */
export function ComparedPerson({ person, onRemove }: ComparedPersonProps) {
  const { t } = useTranslation('profile');
  const { isHirer } = useSession();
  const name = displayName(person);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ width: '100%', alignItems: 'center', justifyContent: 'space-between' }}>
        <PersonAvatar name={name} src={person.profile} size={48} />
        <Stack direction="row" sx={{ gap: { xs: 0, sm: 1 } }}>
          {isHirer && <SaveProfessional id={person._id} name={name} isSaved={person.isSaved} />}
          <IconButton label={t('compare.remove', { name })} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </Stack>
      </Stack>
      <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <ProfileLink person={person} color="inherit" underline="hover">
          {name}
        </ProfileLink>
      </Typography>
      {person.title && (
        <Typography variant="body2" color="text.secondary">
          {person.title}
        </Typography>
      )}
    </Stack>
  );
}
