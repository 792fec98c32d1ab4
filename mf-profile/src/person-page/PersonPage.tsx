import { useRef, type ReactNode } from 'react';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { PersonAvatar } from '@plumbline/shared-ui/text';
import { ProfessionalAction } from './ProfessionalAction';
import { ProfileBar } from './ProfileBar';
import { Identity } from '../person-card/Identity';

const PICTURE = 112;

type PersonPageProps = {
  person: PublicUser | undefined;
  /** Until it is known who it is. */
  title: string;
  isLoading: boolean;
  isActive?: boolean | undefined;
  /** Above the head. */
  back?: ReactNode;
  children: ReactNode;
};

/** A page about somebody: its head shows who it is, and below or beside that what the reader can do. */
export function PersonPage({ person, title, isLoading, isActive, back, children }: PersonPageProps) {
  const actions = useRef<HTMLDivElement>(null);
  if (person === undefined)
    return (
      <Page
        title={title}
        back={back}
        picture={isLoading && <Skeleton variant="circular" width={PICTURE} height={PICTURE} />}
        subtitle={isLoading && <HeadSkeleton />}
      >
        {children}
      </Page>
    );
  return (
    <Page
      title={displayName(person)}
      back={back}
      picture={<PersonAvatar name={displayName(person)} src={person.profile} size={PICTURE} />}
      subtitle={
        <Box sx={{ color: 'text.primary' }}>
          <Identity person={person} isActive={isActive} />
        </Box>
      }
      actions={<ProfessionalAction ref={actions} person={person} />}
    >
      {children}
      <ProfileBar person={person} actions={actions} />
    </Page>
  );
}

function HeadSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Skeleton variant="text" height={24} width={200} />
      <Skeleton variant="rounded" height={24} width={160} />
      <Skeleton variant="text" height={24} width={160} />
    </Stack>
  );
}
