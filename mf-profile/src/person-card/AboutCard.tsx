import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

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
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44, mb: 1 }}
        >
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
