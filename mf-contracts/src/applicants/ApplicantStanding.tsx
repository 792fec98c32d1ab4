import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { VerifiedChips } from '@plumbline/shared-ui/cards';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { ApplicantRating } from './ApplicantRating';

/** Partial: a server of before does not say it. */
type Standing = Partial<
  Pick<Application['userId'], 'rating' | 'reviewCount' | 'completedContracts' | 'badges'>
>;

/** What others say of the applicant, and what they have done here. */
export function ApplicantStanding({ person }: { person: Standing }) {
  const { t } = useTranslation('contracts');
  const { completedContracts = 0, badges } = person;

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
      <ApplicantRating person={person} />
      {completedContracts > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('applicant.completed', { count: completedContracts })}
        </Typography>
      )}
      <VerifiedChips badges={badges} />
    </Stack>
  );
}
