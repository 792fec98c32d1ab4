import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { CARD_HEAD, MAIN_CARD } from './card-look';

type AboutCardProps = {
  person: Pick<PublicUser, 'userType' | 'bio'>;
  /** Instead of the bio when there is none. */
  empty: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
};

/** What somebody says of themselves, with the line breaks its writer made. */
export function AboutCard({ person: { userType, bio }, empty, action }: AboutCardProps) {
  const { t } = useTranslation('profile');
  return (
    <Card component="section">
      <Box sx={MAIN_CARD}>
        <Stack direction="row" sx={CARD_HEAD}>
          <Typography variant="h3" component="h2">
            {t(userType === 'company' ? 'about.company' : 'about.title')}
          </Typography>
          {action}
        </Stack>
        {bio ? (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '44em' }}>
            {bio}
          </Typography>
        ) : (
          empty
        )}
      </Box>
    </Card>
  );
}
