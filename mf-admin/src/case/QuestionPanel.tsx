import type { QuestionKind } from '@plumbline/shared-schema/case-machine';
import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

type QuestionPanelProps = { kind: QuestionKind; row: Pick<CaseDetails, 'messageText' | 'reports'> };

/** What was written about a job for everybody to read. */
export function QuestionPanel({ kind, row: { messageText, reports } }: QuestionPanelProps) {
  const { t } = useTranslation('admin');
  return (
    <TitledSection title={t(kind === 'questionReport' ? 'case.question' : 'case.answer')}>
      {messageText !== null && (
        <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {messageText}
        </Typography>
      )}
      {reports.length === 0 && <Typography color="text.secondary">{t('case.contactSigns')}</Typography>}
    </TitledSection>
  );
}
