import { useTranslation } from 'react-i18next';
import { TextInput } from '@plumbline/shared-ui/fields';
import { StarBorderIcon } from '@plumbline/shared-ui/icons';
import { GroupIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { APPLICANT_SORTS } from './applicant-order';
import { ToolButton } from './ToolButton';
import type { ApplicantView } from './use-applicant-view';

/** On phones the two buttons in one row, the order beneath them. */
const TOOLS = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'auto 1fr',
  justifyContent: { sm: 'flex-end' },
  columnGap: 1.5,
  rowGap: { xs: 2.5, sm: 1.5 },
  mb: 2,
};

type ApplicantToolsProps = { view: ApplicantView; shortlisted: number };

/** Which applicants are shown, and how; of use from two on. */
export function ApplicantTools({ view, shortlisted }: ApplicantToolsProps) {
  const { t } = useTranslation('contracts');
  const { sort, sortBy, isTable, showTable, isShortlist, showShortlist } = view;

  return (
    <Box sx={TOOLS}>
      <ToolButton
        icon={<StarBorderIcon />}
        isPressed={isShortlist}
        onPress={() => showShortlist(!isShortlist)}
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
        sx={{ minWidth: { sm: 150 }, flex: '0 0 auto', gridColumn: '1 / -1' }}
      >
        {APPLICANT_SORTS.map((choice) => (
          <option key={choice} value={choice}>
            {t(`applicants.sorts.${choice}`)}
          </option>
        ))}
      </TextInput>
    </Box>
  );
}
