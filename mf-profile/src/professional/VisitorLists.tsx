import { useTranslation } from 'react-i18next';
import { useGetProfileSummaryQuery } from '@plumbline/shared-api/directory';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useSignInAddress } from '@plumbline/shared-ui/address';
import { Box, Card, ChipList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
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

/** How many works there are to see, and the sign-in that leads back to them. */
export function VisitorWorks({ userId }: OfContractor) {
  const { t } = useTranslation('profile');
  const { currentData } = useGetProfileSummaryQuery(userId);
  const signIn = useSignInAddress();
  const { works = 0 } = currentData ?? {};
  if (works === 0) return null;
  return (
    <Card component="section">
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('portfolios.title')}
        </Typography>
        <ButtonLink to={signIn} variant="outlined">
          {t('professional.worksToSee', { count: works })}
        </ButtonLink>
      </Box>
    </Card>
  );
}
