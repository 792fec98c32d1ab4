import type { CaseKind } from '@plumbline/shared-schema/case-machine';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useTranslation } from 'react-i18next';

/** The words of a reason: those that the report's form had. */
export function useReasonWord(kind: CaseKind) {
  const { t } = useTranslation('options');
  const list = kind === 'jobReport' ? 'reportReason' : 'personReportReason';
  return (reason: string) => t(optionLabel(list, reason));
}
