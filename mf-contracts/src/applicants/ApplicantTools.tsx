import { useTranslation } from 'react-i18next';
import { TextInput } from '@plumbline/shared-ui/fields';
import { GroupIcon, StarBorderIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { APPLICANT_SORTS } from './applicant-order';
import { ToolButton } from './ToolButton';
import type { ApplicantView } from './use-applicant-view';

type ApplicantToolsProps = { view: ApplicantView; shortlisted: number };

/** Which applicants are shown, and how; of use from two on. */
export function ApplicantTools({ view, shortlisted }: ApplicantToolsProps) {
  const { t } = useTranslation('contracts');
  const { sort, sortBy, isTable, showTable, isShortlist, showShortlist } = view;

  return (
    <Stack direction="row" sx={{ mb: 2, gap: 1.5, justifyContent: 'flex-end' }}>
      <ToolButton
        icon={<StarBorderIcon />}
        isPressed={isShortlist}
        onPress={() => showShortlist(!isShortlist)}
        count={shortlisted}
      >
        {t('shortlist.only', { shortlisted })}
      </ToolButton>
      <ToolButton icon={<GroupIcon />} isPressed={isTable} onPress={() => showTable(!isTable)}>
        {t('applicants.compare')}
      </ToolButton>
      <TextInput
        select
        size="small"
        fullWidth={false}
        label={t('applicants.sort')}
        value={sort}
        onChange={({ target }) => sortBy(target.value)}
        sx={{ minWidth: { sm: 150 }, flex: { xs: '1 1 0', sm: '0 0 auto' } }}
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
