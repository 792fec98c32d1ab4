import type { VitalName } from '@plumbline/shared-schema/telemetry';

/** Windows of layout shifts, as web vitals define CLS (milliseconds). */
const WINDOW = { gap: 1000, longest: 5000 } as const;
/** The slowest of this many interactions is left out, as web vitals define INP. */
const PER_OUTLIER = 50;

type Shifts = { sum: number; from: number; last: number; worst: number };
type PageMeasures = { interactions: Map<number, number>; shifts: Shifts; longestFrame: number };

type Interaction = { startTime: number; duration: number; interactionId: number };
type Shift = { startTime: number; value: number };

/** A vital of a page as it was measured, and that page. */
export type PageVital<Page> = { page: Page; name: VitalName; value: number };

/**
 * Adds up interactions, layout shifts and long frames by the page that was shown when each of them began: what comes
 * after a change of page never counts for the page before, nor the other way round.
 */
export function createPageVitals<Page>(pageAt: (time: number) => Page) {
  let pages = new Map<Page, PageMeasures>();

  function measuredFor(page: Page): PageMeasures {
    const measured = pages.get(page) ?? {
      interactions: new Map<number, number>(),
      shifts: { sum: 0, from: 0, last: -Infinity, worst: 0 },
      longestFrame: 0,
    };
    pages.set(page, measured);
    return measured;
  }

  return {
    interaction({ startTime, duration, interactionId }: Interaction): void {
      if (interactionId === 0) return;
      const { interactions } = measuredFor(pageAt(startTime));
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
    shift({ startTime, value }: Shift): void {
      const { shifts } = measuredFor(pageAt(startTime));
      const isNew = startTime - shifts.last > WINDOW.gap || startTime - shifts.from > WINDOW.longest;
      if (isNew) Object.assign(shifts, { sum: 0, from: startTime });
      shifts.sum += value;
      shifts.last = startTime;
      shifts.worst = Math.max(shifts.worst, shifts.sum);
    },
    frame(page: Page, duration: number): void {
      const measured = measuredFor(page);
      measured.longestFrame = Math.max(measured.longestFrame, duration);
    },
    /** What was measured since the last time. */
    take(): PageVital<Page>[] {
      const taken = [...pages].flatMap(([page, measured]) =>
        vitalsOf(measured).map((vital) => ({ page, ...vital })),
      );
      pages = new Map();
      return taken;
    },
  };
}

function vitalsOf({
  interactions,
  shifts,
  longestFrame,
}: PageMeasures): { name: VitalName; value: number }[] {
  const durations = [...interactions.values()].sort((a, b) => b - a);
  const slowest = durations[Math.floor(durations.length / PER_OUTLIER)];
  return [
    ...(slowest === undefined ? [] : [{ name: 'INP' as const, value: slowest }]),
    ...(shifts.last === -Infinity ? [] : [{ name: 'CLS' as const, value: shifts.worst }]),
    ...(longestFrame === 0 ? [] : [{ name: 'LONG_FRAME' as const, value: longestFrame }]),
  ];
}
