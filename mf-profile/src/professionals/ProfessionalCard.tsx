import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { displayName } from '@plumbline/shared-schema/profiles';
import { VerifiedChips } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { ChipList, EntryCard, PersonCover, Stack } from '@plumbline/shared-ui/layout';
import { Chip, RatingFigure, Typography } from '@plumbline/shared-ui/text';
import { useAvailableText } from '../availability/use-available-text';
import { InviteButton, MessageLink } from '../invite-dialog/NextSteps';
import { NewestWorks } from './NewestWorks';
import { PickProfessional } from './PickProfessional';
import { SaveProfessional } from './SaveProfessional';
import { useWhereText } from './use-where-text';

const SKILLS_SHOWN = 3;

type ProfessionalCardProps = {
  person: Professional;
  near: Near | undefined;
  /** Of the link in the title, so that a list can restore the focus to it. */
  linkId?: string;
  /** Stands here because they pay for it. */
  isPromoted?: boolean;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
};

export function ProfessionalCard(props: ProfessionalCardProps) {
  const { person, near, linkId, isPromoted = false, isFirst = false } = props;
  const { t } = useTranslation('profile');
  const { isHirer } = useSession();
  const { moneyRange } = useFormat();
  const { _id: id, pastJobs, rating, reviewCount, works } = person;
  const name = displayName(person);

  return (
    <EntryCard
      title={name}
      heading="h3"
      link={{ to: `/professionals/${id}`, id: linkId }}
      cover={<Work person={person} name={name} isFirst={isFirst} />}
      save={<Keep person={person} name={name} />}
      more={isHirer && <MessageLink id={id} name={name} isIcon />}
      mark={isPromoted && <Chip size="small" label={t('search.promoted')} />}
      meta={useWhereAndWhen(person, near)}
      price={pastJobs && t('portfolios.pastJobs', { range: moneyRange(pastJobs.min, pastJobs.max) })}
      rating={<RatingFigure rating={rating} reviewCount={reviewCount} />}
      action={isHirer && <InviteButton id={id} name={name} />}
    >
      {person.title && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {person.title}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        <VerifiedChips badges={person.badges} />
      </Stack>
      <Skills skills={person.skills} />
      <NewestWorks works={works.slice(1)} name={name} />
    </EntryCard>
  );
}

type NamedProps = { person: Professional; name: string };

/** The newest of what they have finished, else their trade. */
function Work({ person: { profile, skills, works }, name, isFirst }: NamedProps & { isFirst: boolean }) {
  const job = { jobCategory: '', skillsRequired: skills.map((skill) => ({ name: skill })) };
  return (
    <PersonCover name={name} src={profile}>
      <JobCover job={{ ...job, picture: works[0] ?? null }} sizes="184px" isFirst={isFirst} />
    </PersonCover>
  );
}

/** To save them, and to compare them with others. */
function Keep({ person: { _id: id, isSaved }, name }: NamedProps) {
  const { isHirer, isContractor } = useSession();
  return (
    <Stack spacing={0.5}>
      {isHirer && <SaveProfessional id={id} name={name} isSaved={isSaved} />}
      {!isContractor && <PickProfessional id={id} name={name} />}
    </Stack>
  );
}

function useWhereAndWhen(person: Professional, near: Near | undefined) {
  const { t } = useTranslation('profile');
  const { completedContracts: count } = person;
  return [
    useWhereText(near)(person),
    count > 0 && t('search.done', { count }),
    useAvailableText()(person.availableFrom),
  ];
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
    <ChipList label={t('search.skills')} rows={rows} keyOf={({ key }) => key}>
      {({ content }) => content}
    </ChipList>
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
