import { useTranslation } from 'react-i18next';
import { useReadNotificationsMutation } from '@plumbline/shared-api/notifications';
import { ChevronRightIcon } from '@plumbline/shared-ui/icons';
import { Card, CardContent, CardList, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { HomeSection } from './HomeSection';
import { SIDE_BY_SIDE } from './side-by-side';
import type { Waiting } from './waiting';

const card = {
  position: 'relative',
  height: '100%',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'primary.main' },
} as const;

export function WaitingForYou({ entries }: { entries: readonly Waiting[] }) {
  const { t } = useTranslation('jobs');
  const [markRead] = useReadNotificationsMutation();

  return (
    <HomeSection title={t('home.waiting.title')}>
      <CardList rows={entries} keyOf={({ key }) => key} spacing={0} sx={SIDE_BY_SIDE}>
        {({ to, text, news }) => (
          <Card sx={card}>
            <CardContent
              component={Stack}
              sx={{ flexDirection: 'row', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
            >
              <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
                <Link
                  to={to}
                  color="inherit"
                  underline="hover"
                  isCoveringCard
                  onClick={() => {
                    if (news) void markRead({ ids: news });
                  }}
                >
                  {text}
                </Link>
              </Typography>
              <ChevronRightIcon color="action" aria-hidden />
            </CardContent>
          </Card>
        )}
      </CardList>
    </HomeSection>
  );
}
