import { useTranslation } from 'react-i18next';
import type { Person } from '@plumbline/shared-schema/users';
import { Box } from '@plumbline/shared-ui/layout';
import { Badge, PersonAvatar, visuallyHidden } from '@plumbline/shared-ui/text';

/** A person's picture with a dot while they are known to be online; said in words too. */
export function OnlineAvatar({ person, isOnline }: { person: Person; isOnline: boolean }) {
  const { t } = useTranslation('messaging');

  return (
    <Badge
      variant="dot"
      color="success"
      overlap="circular"
      invisible={!isOnline}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <PersonAvatar name={person.fullName} src={person.profile} size={44} />
      {isOnline && (
        <Box component="span" sx={visuallyHidden}>
          {t('list.online')}
        </Box>
      )}
    </Badge>
  );
}
