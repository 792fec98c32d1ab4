import { useTranslation } from 'react-i18next';
import { useGetProfileSummaryQuery } from '@plumbline/shared-api/directory';
import type { ProfileSummary } from '@plumbline/shared-schema/directory';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useSignInAddress } from '@plumbline/shared-ui/address';
import { Box, Card, ChipList, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { WorkPictures } from '../portfolio/WorkPictures';
import { SkillLine } from '../entries/lines/SkillLine';
import { MAIN_CARD } from '../person-card/card-look';
import { SideCard } from '../person-card/SideCard';

type OfContractor = { userId: string };

/** What a contractor can do, as the search tells everybody. */
export function VisitorSkills({ userId }: OfContractor) {
  const { t } = useTranslation('profile');
  const { currentData } = useGetProfileSummaryQuery(userId);
  const { skills = [] } = currentData ?? {};
  if (skills.length === 0) return null;
  return (
    <SideCard title={t('skills.title')}>
      <ChipList label={t('skills.title')} rows={skills.map((name) => ({ _id: name, name }))}>
        {(entry) => <SkillLine entry={entry} />}
      </ChipList>
    </SideCard>
  );
}

/** The works of a contractor: to a visitor the first in small, and the way to the others. */
export function VisitorWorks({ userId }: OfContractor) {
  const { t } = useTranslation('profile');
  const { currentData, isFetching } = useGetProfileSummaryQuery(userId);
  const isComing = isFetching && !currentData;
  if (!isComing && !currentData?.works) return null;
  return (
    <Card component="section">
      <Box sx={MAIN_CARD}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('portfolios.title')}
        </Typography>
        {currentData ? <Works summary={currentData} /> : <WorkSkeleton />}
      </Box>
    </Card>
  );
}

/** How many there are to see, and the sign-in that leads back to them. */
function Works({ summary: { works, firstWork } }: { summary: ProfileSummary }) {
  const { t } = useTranslation('profile');
  const signIn = useSignInAddress();
  const more = firstWork ? works - 1 : works;
  return (
    <>
      {firstWork && <FirstWork work={firstWork} />}
      {more > 0 && (
        <ButtonLink to={signIn} variant="outlined">
          {t(firstWork ? 'professional.moreWorks' : 'professional.worksToSee', { count: more })}
        </ButtonLink>
      )}
    </>
  );
}

/** A skeleton as high as the first work and the way to the others. */
function WorkSkeleton() {
  return (
    <Stack spacing={1.25} sx={{ maxWidth: 400 }}>
      <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
      <Skeleton variant="rounded" width="70%" height={24} />
      <Skeleton variant="rounded" width={160} height={36} sx={{ alignSelf: 'flex-start' }} />
    </Stack>
  );
}

function FirstWork({ work: { title, pictures } }: { work: NonNullable<ProfileSummary['firstWork']> }) {
  return (
    <Stack spacing={1.25} sx={{ maxWidth: 400, mb: 2 }}>
      <WorkPictures {...pictures} name={title} />
      <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
    </Stack>
  );
}
