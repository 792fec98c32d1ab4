import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { Box, Card, CardContent, ChipList, Stack } from '@plumbline/shared-ui/layout';
import { Rating } from '@plumbline/shared-ui/Rating';
import { Chip, Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { VerifiedChip } from '../person-card/VerifiedChip';
import { SaveProfessional } from './SaveProfessional';
import { useWhereText } from './use-where-text';

const SKILLS_SHOWN = 4;

type ProfessionalCardProps = { person: Professional; near: Near | undefined };

export function ProfessionalCard({ person, near }: ProfessionalCardProps) {
  const { t } = useTranslation('profile');
  const { isHirer } = useSession();
  const where = useWhereText(near)(person);
  const { _id, fullName, companyName, title, bio, skills, completedContracts: done } = person;
  const more = skills.length - SKILLS_SHOWN;
  const facts = [where, done > 0 ? t('search.done', { count: done }) : undefined].filter(Boolean);

  return (
    <Card
      sx={{
        position: 'relative',
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <CardContent component={Stack} sx={{ flexDirection: 'row', gap: 2, alignItems: 'flex-start' }}>
        <PersonAvatar name={companyName ?? fullName} src={person.profile} size={56} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              <Link to={`/professionals/${_id}`} color="inherit" underline="hover" isCoveringCard>
                {companyName ?? fullName}
              </Link>
            </Typography>
            <VerifiedChip badges={person.badges} />
          </Stack>
          {title && <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>}
          <Stars person={person} />
          {facts.length > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {facts.join(' · ')}
            </Typography>
          )}
          {bio && <Excerpt text={bio} />}
          {skills.length > 0 && (
            <Box sx={{ mt: 1.5 }}>
              <ChipList
                label={t('search.skills')}
                rows={skills.slice(0, SKILLS_SHOWN)}
                keyOf={(skill) => skill}
              >
                {(skill) => <Chip size="small" variant="outlined" label={skill} />}
              </ChipList>
              {more > 0 && (
                <Typography variant="caption" color="text.secondary">
                  {t('search.moreSkills', { count: more })}
                </Typography>
              )}
            </Box>
          )}
        </Box>
        {isHirer && <SaveProfessional id={_id} name={companyName ?? fullName} isSaved={person.isSaved} />}
      </CardContent>
    </Card>
  );
}

function Stars({ person: { rating, reviewCount } }: { person: Professional }) {
  const { t } = useTranslation('profile');
  if (reviewCount === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t('person.noReviews')}
      </Typography>
    );
  }
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 0.5, alignItems: 'center' }}>
      <Rating value={rating} size="small" />
      <Typography variant="body2" color="text.secondary">
        {t('search.reviews', { count: reviewCount })}
      </Typography>
    </Stack>
  );
}

function Excerpt({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      sx={{
        mt: 1,
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Typography>
  );
}
