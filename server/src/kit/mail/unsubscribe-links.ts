import { createHmac, randomBytes } from 'node:crypto';
import { NOTIFICATION_GROUPS } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import { isSame } from '../digests';

/** Whose mails about what a link turns off: a kind, or what one saved search finds. */
export type Unsubscription = { userId: string } & ({ group: NotificationGroup } | { searchId: string });
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

const SEARCH = 'search-';

function nameOf(what: string): { group: NotificationGroup } | { searchId: string } | undefined {
  if (what.startsWith(SEARCH)) return { searchId: what.slice(SEARCH.length) };
  const group = NOTIFICATION_GROUPS.find((known) => known === what);
  return group && { group };
}

/** Links that turn mails off without a sign-in and never end. Without a key they die with the process. */
export function createUnsubscribeLinks({
  siteUrl,
  signingKey,
}: {
  siteUrl: string;
  signingKey: string | undefined;
}) {
  const key = signingKey ?? randomBytes(32);
  const tokenOf = (unsubscription: Unsubscription) => {
    const { userId } = unsubscription;
    const what = 'group' in unsubscription ? unsubscription.group : `${SEARCH}${unsubscription.searchId}`;
    const signature = createHmac('sha256', key).update(`unsubscribe.${userId}.${what}`).digest('base64url');
    return `${userId}.${what}.${signature}`;
  };

  return {
    urlOf: (unsubscription: Unsubscription): string =>
      `${siteUrl}/api/v1/notifications/unsubscribe?token=${tokenOf(unsubscription)}`,

    /** `undefined` for a token that we did not make. */
    read: (token: string): Unsubscription | undefined => {
      const [userId = '', what = ''] = token.split('.');
      const named = nameOf(what);
      return named && isSame(token, tokenOf({ userId, ...named })) ? { userId, ...named } : undefined;
    },
  };
}
