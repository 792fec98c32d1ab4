import { useTranslation } from 'react-i18next';
import { useListInvitesQuery } from '@plumbline/shared-api/invites';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import { pathWith } from '@plumbline/shared-ui/address';
import { titleCase, toPersonName } from '@plumbline/shared-ui/format';
import { firstFew, type WaitingNow } from '../home/waiting';
import { PENDING_INVITES } from './pending-invites';

/**
 * Offers and invitations that a contractor has not answered, not even with new terms: those wait for the client. What
 * could not be asked is left out.
 */
export function useContractorWaiting(): WaitingNow {
  const { t } = useTranslation('jobs');
  const offers = useListOffersQuery();
  const invites = useListInvitesQuery(PENDING_INVITES);

  const offered = (offers.data ?? []).filter(
    ({ allowedActions, proposal }) => allowedActions.includes('accept') && proposal === null,
  );
  const invited = (invites.data ?? []).filter(
    ({ jobId, hasApplied }) => jobId.status === 'open' && !hasApplied,
  );
  return {
    isLoading: offers.isLoading || invites.isLoading,
    entries: [
      ...firstFew(
        offered.map(({ _id, jobId, clientId, expiresAt }) => ({
          key: _id,
          to: pathWith('/proposals', { offer: _id }),
          text: t('home.waiting.offer', {
            name: toPersonName(clientId.fullName),
            title: titleCase(jobId.title),
          }),
          kind: 'offers' as const,
          person: clientId,
          until: expiresAt,
        })),
        (count) => ({
          key: 'offers',
          to: '/proposals',
          text: t('home.waiting.moreOffers', { count }),
          kind: 'offers',
        }),
      ),
      ...(invited.length > 0
        ? [
            {
              key: 'invites',
              to: '/contract-invites',
              text: t('home.waiting.invites', { count: invited.length }),
              kind: 'invites' as const,
            },
          ]
        : []),
    ],
  };
}
