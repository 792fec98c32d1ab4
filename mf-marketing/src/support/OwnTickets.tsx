import { useListSupportTicketsQuery } from '@plumbline/shared-api/support';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList, Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** The reader's own requests; renders nothing without any. */
export function OwnTickets() {
  const { t } = useTranslation('marketing');
  const { date } = useFormat();
  const { data } = useListSupportTicketsQuery();
  if (!data?.length) return null;
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('support.own')}
      </Typography>
      <CardList rows={data}>
        {({ number, message, answer, createdAt }) => (
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {t('support.ticket', { number, date: date(createdAt) })}
            </Typography>
            <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {message}
            </Typography>
            {answer && (
              <Box sx={{ mt: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {t('support.answered', { date: date(answer.at) })}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {answer.text}
                </Typography>
              </Box>
            )}
          </Paper>
        )}
      </CardList>
    </Box>
  );
}
