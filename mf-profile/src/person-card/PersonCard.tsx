import type { ReactNode } from 'react';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Box, Card, Divider, Stack } from '@plumbline/shared-ui/layout';
import { PersonAvatar } from '@plumbline/shared-ui/text';
import { SIDE_CARD } from './card-look';
import { Identity, type IdentityProps } from './Identity';
import { PersonFacts, type PersonFactsProps } from './PersonFacts';

type PersonCardProps = Omit<IdentityProps, 'hasName'> &
  PersonFactsProps & {
    person: Pick<PublicUser, 'profile'>;
    /** Beside the picture. */
    pictureAction?: ReactNode;
    /** Below the facts. */
    action?: ReactNode;
  };

/** Between a phone, where all stands below each other, and the narrow column of wide screens. */
const BESIDE = {
  display: 'flex',
  gap: { xs: 1.5, sm: 3, md: 1.5 },
  flexDirection: { xs: 'column', sm: 'row', md: 'column' },
  alignItems: 'flex-start',
} as const;

/** The head of one's own profile: who, what, how rated, since when. */
export function PersonCard({ facts, pictureAction, action, ...who }: PersonCardProps) {
  const { person } = who;
  return (
    <Card>
      <Stack sx={{ ...SIDE_CARD, gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={BESIDE}>
          <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <PersonAvatar name={person.fullName} src={person.profile} size={112} />
            {pictureAction}
          </Stack>
          <Identity {...who} hasName />
        </Box>
        <Divider flexItem sx={{ my: 1 }} />
        <PersonFacts person={person} facts={facts} />
        {action}
      </Stack>
    </Card>
  );
}
