import { useTranslation } from 'react-i18next';
import { useReportPersonMutation, type ReportSubject } from '@plumbline/shared-api/person-reports';
import { ReportDialog } from '@plumbline/shared-ui/ReportDialog';

type ReportPersonProps = { title: string; reported: ReportSubject; onClose: () => void };

/** What is wrong with a message or a person. */
export function ReportPerson({ title, reported, onClose }: ReportPersonProps) {
  const { t } = useTranslation('messaging');
  const [send] = useReportPersonMutation();
  return (
    <ReportDialog
      title={title}
      text={t('report.lead')}
      onReport={(report) => send({ reported, report }).unwrap()}
      onClose={onClose}
    />
  );
}
