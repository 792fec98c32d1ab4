import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { VerifiedChips } from '@plumbline/shared-ui/cards';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Chip, RatingFigure, Typography } from '@plumbline/shared-ui/text';
import { Headline } from './Headline';

export type IdentityProps = {
  person: Pick<PublicUser, 'fullName' | 'title' | 'userType' | 'rating' | 'reviewCount'> & {
    completedContracts?: number | undefined;
    badges?: readonly string[];
  };
  /** The name as a heading, where the page's own h1 is another text. */
  hasName?: boolean;
  /** Instead of the person's title. */
  title?: ReactNode;
  isActive?: boolean | undefined;
};

/** Who somebody is, what they do, and how they are rated. */
export function Identity({ person, hasName = false, title, isActive = false }: IdentityProps) {
  const { t } = useTranslation('profile');
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0, alignItems: 'flex-start' }}>
      {hasName && (
        <Typography
          variant="h3"
          component="h2"
          sx={{ mt: { xs: 1, sm: 0, md: 1 }, overflowWrap: 'anywhere' }}
        >
          {person.fullName}
        </Typography>
      )}
      {title ?? (person.title && <Headline title={person.title} component={hasName ? 'h3' : 'h2'} />)}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Chip size="small" label={t(`options:userType.${person.userType}`)} />
        <VerifiedChips badges={person.badges ?? []} />
      </Stack>
      {isActive && <ActiveNow />}
      <RatingFigure rating={person.rating} reviewCount={person.reviewCount} />
      <Completed count={person.completedContracts} />
    </Stack>
  );
}

function ActiveNow() {
  const { t } = useTranslation('profile');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'success.main' }} />
      <Typography variant="body2">{t('person.active')}</Typography>
    </Stack>
  );
}

function Completed({ count = 0 }: { count: number | undefined }) {
  const { t } = useTranslation('profile');
  if (count === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {t('search.done', { count })}
    </Typography>
  );
}
