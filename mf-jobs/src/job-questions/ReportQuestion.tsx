import { useTranslation } from 'react-i18next';
import { useReportPersonMutation, type ReportSubject } from '@plumbline/shared-api/person-reports';
import { ReportDialog } from '@plumbline/shared-ui/ReportDialog';

type ReportQuestionProps = {
  reported: Extract<ReportSubject, { questionId: string }>;
  onClose: () => void;
};

/** What is wrong with a question or an answer. */
export function ReportQuestion({ reported, onClose }: ReportQuestionProps) {
  const { t } = useTranslation('jobs');
  const [send] = useReportPersonMutation();
  return (
    <ReportDialog
      title={t(`questions.report.${reported.part}`)}
      text={t('questions.report.lead')}
      onReport={(report) => send({ reported, report }).unwrap()}
      onClose={onClose}
    />
  );
}
