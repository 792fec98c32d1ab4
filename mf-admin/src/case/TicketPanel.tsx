import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { Facts, TitledSection } from '@plumbline/shared-ui/cards';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** What somebody asked, and the answer once it was sent. */
export function TicketPanel({ ticket }: { ticket: NonNullable<CaseDetails['ticket']> }) {
  const { t } = useTranslation('admin');
  const { number, fullName, email, message, answer } = ticket;
  return (
    <>
      <TitledSection title={t('ticket.title')} status={t('ticket.number', { number })}>
        <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        <Facts
          entries={[
            { term: t('ticket.from'), text: fullName },
            { term: t('ticket.email'), text: email },
          ]}
        />
      </TitledSection>
      {answer && (
        <TitledSection title={t('ticket.answered')}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer}</Typography>
        </TitledSection>
      )}
    </>
  );
}
