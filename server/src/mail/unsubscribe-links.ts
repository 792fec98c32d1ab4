import { createHmac, randomBytes } from 'node:crypto';
import { NOTIFICATION_GROUPS } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import { isSame } from '../modules/auth/digests';

/** Whose mails about what a link turns off. */
export type Unsubscription = { userId: string; group: NotificationGroup };
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Links that turn mails off without a sign-in and never end. Without a key they die with the process. */
export function createUnsubscribeLinks({
  siteUrl,
  signingKey,
}: {
  siteUrl: string;
  signingKey: string | undefined;
}) {
  const key = signingKey ?? randomBytes(32);
  const tokenOf = ({ userId, group }: Unsubscription) => {
    const signature = createHmac('sha256', key).update(`unsubscribe.${userId}.${group}`).digest('base64url');
    return `${userId}.${group}.${signature}`;
  };

  return {
    urlOf: (unsubscription: Unsubscription): string =>
      `${siteUrl}/api/v1/notifications/unsubscribe?token=${tokenOf(unsubscription)}`,

    /** `undefined` for a token that we did not make. */
    read: (token: string): Unsubscription | undefined => {
      const [userId = '', name = ''] = token.split('.');
      const group = NOTIFICATION_GROUPS.find((known) => known === name);
      if (group === undefined || !isSame(token, tokenOf({ userId, group }))) return undefined;
      return { userId, group };
    },
  };
}
