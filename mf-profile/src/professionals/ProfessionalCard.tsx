import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { displayName } from '@plumbline/shared-schema/profiles';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { VerifiedChips } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Card, CardContent, ChipList, Stack } from '@plumbline/shared-ui/layout';
import { resultLinkId } from '@plumbline/shared-ui/search';
import {
  aboveCardLink,
  Chip,
  clampedTo,
  DotLine,
  Link,
  PersonAvatar,
  RatingFigure,
  Typography,
} from '@plumbline/shared-ui/text';
import { useAvailableText } from '../availability/use-available-text';
import { NextSteps } from '../invite-dialog/NextSteps';
import { NewestWorks } from './NewestWorks';
import { PickProfessional } from './PickProfessional';
import { SaveProfessional } from './SaveProfessional';
import { useWhereText } from './use-where-text';

const SKILLS_SHOWN = 4;

/** On a phone everything below the name takes the whole width. */
const LOOK = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: {
    xs: '"face head save" "body body body"',
    sm: '"face head save" "face body body"',
  },
} as const;

type ProfessionalCardProps = {
  person: Professional;
  near: Near | undefined;
  /** Stands here because they pay for it. */
  isPromoted?: boolean;
};

export function ProfessionalCard({ person, near, isPromoted = false }: ProfessionalCardProps) {
  const { t } = useTranslation('profile');
  const { isHirer } = useSession();
  const name = displayName(person);

  return (
    <Card
      sx={{
        position: 'relative',
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <CardContent sx={LOOK}>
        <Box sx={{ gridArea: 'face' }}>
          <PersonAvatar name={name} src={person.profile} size={56} />
        </Box>
        <Box sx={{ gridArea: 'head' }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              <Link
                to={`/professionals/${person._id}`}
                id={resultLinkId(person._id)}
                color="inherit"
                underline="hover"
                isCoveringCard
              >
                {name}
              </Link>
            </Typography>
            {isPromoted && <Chip size="small" label={t('search.promoted')} />}
          </Stack>
          {person.title && <Typography sx={{ overflowWrap: 'anywhere' }}>{person.title}</Typography>}
        </Box>
        {isHirer && (
          <Box sx={{ gridArea: 'save' }}>
            <SaveProfessional id={person._id} name={name} isSaved={person.isSaved} />
          </Box>
        )}
        <Box sx={{ gridArea: 'body' }}>
          <Stack
            direction="row"
            useFlexGap
            sx={{ columnGap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <RatingFigure rating={person.rating} reviewCount={person.reviewCount} />
            <VerifiedChips badges={person.badges} />
          </Stack>
          <WhereAndWhat person={person} near={near} />
          {person.pastJobs && <PastJobs {...person.pastJobs} />}
          {person.bio && <Excerpt text={person.bio} />}
          <NewestWorks works={person.works} name={name} />
          <Skills skills={person.skills} />
          <Actions id={person._id} name={name} />
        </Box>
      </CardContent>
    </Card>
  );
}

/** On a phone two and two, in the words of any language: none is left on a line of its own. */
const ACTIONS = {
  ...aboveCardLink,
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, auto))',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1.5,
  width: 'fit-content',
} as const;

function Actions({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('profile');
  const { isHirer, isContractor } = useSession();
  return (
    <Box sx={ACTIONS}>
      {isHirer && <NextSteps id={id} name={name} />}
      <ButtonLink
        to={`/professionals/${id}`}
        size="small"
        variant={isHirer ? 'text' : 'outlined'}
        aria-label={t('search.viewOf', { name })}
      >
        {t('search.view')}
      </ButtonLink>
      {!isContractor && <PickProfessional id={id} name={name} />}
    </Box>
  );
}

function WhereAndWhat({ person, near }: ProfessionalCardProps) {
  const { t } = useTranslation('profile');
  const { completedContracts: count } = person;
  const where = useWhereText(near)(person);
  const available = useAvailableText()(person.availableFrom);
  const done = count > 0 ? t('search.done', { count }) : undefined;
  const facts = [where, done, available].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
      <DotLine facts={facts} />
    </Typography>
  );
}

function PastJobs({ min, max }: NonNullable<Professional['pastJobs']>) {
  const { t } = useTranslation('profile');
  const { moneyRange } = useFormat();
  return (
    <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
      {t('portfolios.pastJobs', { range: moneyRange(min, max) })}
    </Typography>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  const { t } = useTranslation('profile');
  const { option } = useLabels();
  // The last one takes no more room than a text that there is one more.
  const shown = skills.length === SKILLS_SHOWN + 1 ? skills.length : SKILLS_SHOWN;
  const more = skills.length - shown;
  if (skills.length === 0) return null;
  const rows = skills.slice(0, shown).map((skill) => ({
    key: skill,
    content: <Chip size="small" variant="outlined" label={option('skill', skill)} />,
  }));
  if (more > 0) rows.push({ key: '', content: <MoreSkills count={more} /> });
  return (
    <Box sx={{ mt: 1.5 }}>
      <ChipList label={t('search.skills')} rows={rows} keyOf={({ key }) => key}>
        {({ content }) => content}
      </ChipList>
    </Box>
  );
}

function MoreSkills({ count }: { count: number }) {
  const { t } = useTranslation('profile');
  return (
    <Typography variant="caption" color="text.secondary">
      {t('search.moreSkills', { count })}
    </Typography>
  );
}

function Excerpt({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 1, ...clampedTo(2) }}>
      {text}
    </Typography>
  );
}
