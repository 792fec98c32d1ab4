import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListChatsQuery } from '@plumbline/shared-api/chats';
import { useMay, useSession } from '@plumbline/shared-api/session';
import { toPersonName } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { VisitButton } from '../visit-button/VisitButton';

/** Between two who talk about a job and have no deal yet. */
export function VisitStrip({ chatId, jobId }: { chatId: string; jobId: string }) {
  const { t } = useTranslation('contracts');
  const { user, isContractor } = useSession();
  const mayHire = useMay('hire');
  const { data: chats = [] } = useListChatsQuery();
  const id = useId();
  const chat = chats.find(({ _id }) => _id === chatId);
  if (!user || !mayHire || !chat?.canWrite) return null;

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 },
        ...{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' },
      }}
    >
      <Typography id={id} variant="body2" sx={{ flex: 1 }}>
        {t('visits.firstLook')}
      </Typography>
      <VisitButton
        jobId={jobId}
        contractorId={isContractor ? user._id : chat.other._id}
        side={isContractor ? 'contractor' : 'hirer'}
        name={toPersonName(chat.other.fullName)}
        describedBy={id}
        size="small"
      />
    </Box>
  );
}
