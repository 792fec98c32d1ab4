import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { Stack } from '@plumbline/shared-ui/layout';
import { APPLICANT_SORTS } from './applicant-order';
import type { ApplicantView } from './use-applicant-view';

type ApplicantToolsProps = { view: ApplicantView; shortlisted: number };

/** Which applicants are shown, and how; of use from two on. */
export function ApplicantTools({ view, shortlisted }: ApplicantToolsProps) {
  const { t } = useTranslation('contracts');
  const { sort, sortBy, isTable, showTable, isShortlist, showShortlist } = view;

  return (
    <Stack
      direction="row"
      sx={{
        mb: 2,
        gap: 1.5,
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      <Button variant="outlined" aria-pressed={isShortlist} onClick={() => showShortlist(!isShortlist)}>
        {t('shortlist.only', { shortlisted })}
      </Button>
      <Button variant="outlined" aria-pressed={isTable} onClick={() => showTable(!isTable)}>
        {t('applicants.compare')}
      </Button>
      <TextInput
        select
        size="small"
        fullWidth={false}
        label={t('applicants.sort')}
        value={sort}
        onChange={({ target }) => sortBy(target.value)}
        sx={{ minWidth: 150 }}
      >
        {APPLICANT_SORTS.map((choice) => (
          <option key={choice} value={choice}>
            {t(`applicants.sorts.${choice}`)}
          </option>
        ))}
      </TextInput>
    </Stack>
  );
}
