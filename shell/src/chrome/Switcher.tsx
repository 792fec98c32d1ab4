import { useSession } from '@plumbline/shared-api/session';
import { useListMembershipsQuery } from '@plumbline/shared-api/team';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSwitch } from './use-switch';

type SwitcherProps = {
  Row: ComponentType<{ onSelect: () => void; children: ReactNode }>;
  /** Below the rows, where there are any. */
  end?: ReactNode;
};

/** Entries of a menu: the companies that somebody may act for, and themselves; nothing for who is in no team. */
export function Switcher({ Row, end }: SwitcherProps) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { data = [] } = useListMembershipsQuery();
  const change = useSwitch();
  const others = data.filter(({ company }) => company._id !== user?._id);
  if (others.length === 0 && !user?.team) return null;
  return (
    <>
      {others.map(({ company: { _id, name } }) => (
        <Row key={_id} onSelect={() => void change(_id)}>
          {t('acting.start', { company: name })}
        </Row>
      ))}
      {user?.team && (
        <Row onSelect={() => void change(null)}>{t('acting.back', { person: user.team.person })}</Row>
      )}
      {end}
    </>
  );
}
