import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListInvitesQuery } from '@plumbline/shared-api/invites';
import { INVITE_STATUSES } from '@plumbline/shared-schema/options';
import type { Invite } from '@plumbline/shared-schema/invites';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { InviteFilter } from './InviteFilter';

type InviteListProps = {
  /** When there is none at all. */
  empty: ReactNode;
  children: (invite: Invite) => ReactNode;
};

/** The caller's invitations, newest first; `?status=` narrows them. */
export function InviteList({ empty, children }: InviteListProps) {
  const { t } = useTranslation('contracts');
  const [params, setParams] = useSearchParams();
  const query = useListInvitesQuery();
  const status = INVITE_STATUSES.find((name) => name === params.get('status')) ?? '';
  const shown = (invites: Invite[]) => invites.filter((invite) => status === '' || invite.status === status);

  function filter(next: string) {
    setParams(next === '' ? {} : { status: next }, { preventScrollReset: true });
  }

  return (
    <QueryBoundary
      query={query}
      errorMessage={t('invites.failedList')}
      isEmpty={(invites) => invites.length === 0}
      empty={empty}
    >
      {(invites) => (
        <>
          <InviteFilter status={status} onChange={filter} />
          {shown(invites).length === 0 ? (
            <EmptyState
              title={t('invites.noMatch')}
              action={
                <Button
                  variant="outlined"
                  onClick={() => {
                    filter('');
                  }}
                >
                  {t('invites.clear')}
                </Button>
              }
            />
          ) : (
            <Stack
              component="ul"
              spacing={2}
              aria-label={t('invites.list')}
              sx={{ m: 0, p: 0, listStyle: 'none' }}
            >
              {shown(invites).map((invite) => (
                <li key={invite._id}>{children(invite)}</li>
              ))}
            </Stack>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
