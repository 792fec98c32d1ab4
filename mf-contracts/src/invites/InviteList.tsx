import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListInvitesQuery } from '@plumbline/shared-api/invites';
import { INVITE_STATUSES, optionLabel } from '@plumbline/shared-schema/options';
import type { Invite } from '@plumbline/shared-schema/invites';
import { useListView } from '@plumbline/shared-ui/address';
import { CardList } from '@plumbline/shared-ui/layout';
import { NothingFound, TextInput } from '@plumbline/shared-ui/fields';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';

const STATUS_FILTERS = ['', ...INVITE_STATUSES] as const;

type InviteListProps = {
  /** When there is none at all. */
  empty: ReactNode;
  children: (invite: Invite) => ReactNode;
};

/** The caller's invitations, newest first; `?status=` narrows them. */
export function InviteList({ empty, children }: InviteListProps) {
  const { t } = useTranslation('contracts');
  const { status, set, clear } = useListView({ status: STATUS_FILTERS });
  const query = useListInvitesQuery();
  const shown = (invites: Invite[]) => invites.filter((invite) => status === '' || invite.status === status);

  return (
    <QueryBoundary
      query={query}
      errorMessage={t('invites.failedList')}
      isEmpty={(invites) => invites.length === 0}
      empty={empty}
    >
      {(invites) => (
        <>
          <TextInput
            select
            label={t('invites.filter')}
            value={status}
            onChange={({ target }) => set({ status: target.value as typeof status })}
            sx={{ maxWidth: { sm: 240 }, mb: 3 }}
          >
            {STATUS_FILTERS.map((value) => (
              <option key={value} value={value}>
                {value === '' ? t('invites.all') : t(optionLabel('inviteStatus', value))}
              </option>
            ))}
          </TextInput>
          {shown(invites).length === 0 ? (
            <NothingFound
              isSearch
              title={t('invites.noMatch')}
              clearLabel={t('invites.clear')}
              onClear={clear}
            />
          ) : (
            <CardList label={t('invites.list')} rows={shown(invites)}>
              {children}
            </CardList>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
