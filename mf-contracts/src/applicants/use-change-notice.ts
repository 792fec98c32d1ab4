import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { toPersonName } from '../person/person-name';

type Applications = readonly Application[];

/** The applications of `one` that `other` does not have. */
function missing(one: Applications, other: Applications): Applications {
  const ids = new Set(other.map(({ _id }) => _id));
  return one.filter(({ _id }) => !ids.has(_id));
}

const newlyHired = (before: Applications, after: Applications) =>
  after.filter(({ _id, isHired }) => isHired && before.some((old) => old._id === _id && !old.isHired));

/** What the latest change of the list was, for a live region; empty while nothing has changed. */
export function useChangeNotice(applications: Applications | undefined): string {
  const { t } = useTranslation('contracts');
  const before = useRef<Applications>(undefined);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    const old = before.current;
    before.current = applications;
    if (!old || !applications) return;
    const added = missing(applications, old).length;
    const removed = missing(old, applications).length;
    const parts = [
      added > 0 && t('changes.new', { count: added }),
      removed > 0 && t('changes.withdrawn', { count: removed }),
      ...newlyHired(old, applications).map(({ userId }) =>
        t('changes.hired', { name: toPersonName(userId.fullName) }),
      ),
    ].filter((part) => part !== false);
    if (parts.length > 0) setNotice(parts.join('. '));
  }, [applications, t]);

  return notice;
}
