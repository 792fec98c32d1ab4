import { isSameTime, ownTimeZone, spanText } from '@plumbline/shared-schema/zones';
import type { Visit } from '@plumbline/shared-schema/visits';
import { toPersonName } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';

const MINUTE_MS = 60_000;

/** The name of the other one. */
export function otherName({ side, clientId, contractorId }: Visit): string {
  return toPersonName((side === 'hirer' ? contractorId : clientId).fullName);
}

/** How times of a visit are said: on the place's clock, and on the reader's where that shows another time. */
export function useVisitWords({ timeZone, minutes }: Pick<Visit, 'timeZone' | 'minutes'>) {
  const { language } = useLanguage();
  const own = ownTimeZone();

  const span = (startsAt: string, endsAt: string) => ({
    there: spanText(language, { startsAt, endsAt, timeZone }),
    here: isSameTime(own, timeZone, startsAt)
      ? null
      : spanText(language, { startsAt, endsAt, timeZone: own }),
  });
  return {
    span,
    proposed: (startsAt: string) =>
      span(startsAt, new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString()),
  };
}
