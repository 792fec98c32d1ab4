import { useTranslation } from 'react-i18next';
import { useGetProfileSummaryQuery } from '@plumbline/shared-api/directory';
import type { ProfileSummary } from '@plumbline/shared-schema/directory';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useSignInAddress } from '@plumbline/shared-ui/address';
import { Box, Card, ChipList, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { Comparison } from '../portfolio/Comparison';
import { SkillLine } from '../entries/lines/SkillLine';
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

/** The first work in small, how many more there are to see, and the sign-in that leads back to them. */
export function VisitorWorks({ userId }: OfContractor) {
  const { t } = useTranslation('profile');
  const { currentData } = useGetProfileSummaryQuery(userId);
  const signIn = useSignInAddress();
  const { works = 0, firstWork } = currentData ?? {};
  const more = firstWork ? works - 1 : works;
  if (works === 0) return null;
  return (
    <Card component="section">
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('portfolios.title')}
        </Typography>
        {firstWork && <FirstWork work={firstWork} />}
        {more > 0 && (
          <ButtonLink to={signIn} variant="outlined">
            {t(firstWork ? 'professional.moreWorks' : 'professional.worksToSee', { count: more })}
          </ButtonLink>
        )}
      </Box>
    </Card>
  );
}

function FirstWork({ work: { title, pictures } }: { work: NonNullable<ProfileSummary['firstWork']> }) {
  return (
    <Stack spacing={1.25} sx={{ maxWidth: 400, mb: 2 }}>
      <Comparison {...pictures} name={title} />
      <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
    </Stack>
  );
}
