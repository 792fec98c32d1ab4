import { createHmac, randomBytes } from 'node:crypto';
import { isId } from '@plumbline/shared-schema/ids';
import { isSame } from '../../../kit/digests';

export type CalendarLinks = ReturnType<typeof createCalendarLinks>;

type Feed = { userId: string; feedKey: string };

/**
 * Addresses of calendars, which work without a sign-in until their key changes. Without `SIGNING_KEY` they die with
 * the process.
 */
export function createCalendarLinks({
  siteUrl,
  signingKey,
}: {
  siteUrl: string;
  signingKey: string | undefined;
}) {
  const key = signingKey ?? randomBytes(32);
  const tokenOf = ({ userId, feedKey }: Feed) => {
    const signature = createHmac('sha256', key).update(`calendar.${userId}.${feedKey}`).digest('base64url');
    return `${userId}.${signature}`;
  };

  return {
    // The token is in the query, which no log keeps.
    urlOf: (feed: Feed): string => `${siteUrl}/api/v1/availability/calendar.ics?token=${tokenOf(feed)}`,

    /** Whose calendar a token claims to open; `isMade` tells whether it does. */
    claimedBy: (token: string): string | undefined => {
      const [userId = ''] = token.split('.');
      return isId(userId) ? userId : undefined;
    },
    isMade: (token: string, feed: Feed): boolean => isSame(token, tokenOf(feed)),
  };
}
