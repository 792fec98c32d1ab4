import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonName } from '@plumbline/shared-ui/format';
import { rowState, type ApplicantRow } from './applicant-row';

type Rows = readonly ApplicantRow[];

/** What others do to an offer; the reader's own actions are not announced. */
const TOLD = ['accepted', 'declined', 'expired', 'countered', 'hired'] as const;

const toId = ({ application }: ApplicantRow) => application._id;

function missing(one: Rows, other: Rows): Rows {
  const ids = new Set(other.map(toId));
  return one.filter((row) => !ids.has(toId(row)));
}

const stageOf = (row: ApplicantRow) => (row.application.isHired ? 'hired' : rowState(row));

/** Existing rows whose stage has changed. */
function movedOn(before: Rows, after: Rows): Rows {
  const stages = new Map(before.map((row) => [toId(row), stageOf(row)]));
  return after.filter((row) => stages.has(toId(row)) && stages.get(toId(row)) !== stageOf(row));
}

/** The latest change of the list, for a live region; empty while nothing has changed. */
export function useChangeNotice(rows: Rows | undefined): string {
  const { t } = useTranslation('contracts');
  const before = useRef<Rows>(undefined);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    const old = before.current;
    before.current = rows;
    if (!old || !rows) return;
    const added = missing(rows, old).length;
    const removed = missing(old, rows).length;
    const parts = [
      added > 0 && t('changes.new', { count: added }),
      removed > 0 && t('changes.withdrawn', { count: removed }),
      ...movedOn(old, rows).map((row) => {
        const stage = TOLD.find((told) => told === stageOf(row));
        return stage && t(`changes.${stage}`, { name: toPersonName(row.application.userId.fullName) });
      }),
    ].filter((part) => part !== false && part !== undefined);
    if (parts.length > 0) setNotice(parts.join('. '));
  }, [rows, t]);

  return notice;
}
