import { scrubbed } from '@plumbline/shared-schema/scrub';
import type { TelemetryEvent, TelemetryPhase, VitalName } from '@plumbline/shared-schema/telemetry';
import type { Content } from '../boot/content';
import { culpritOf } from './attribution';
import type { Note } from './notes';
import { originOf } from './origin';
import type { Origin } from './origin';
import { createTimeline } from './timeline';

type Add = (event: TelemetryEvent) => void;
type FailureWords = { phase: TelemetryPhase; message: string; traceId?: string };

/** The sink refuses a batch with a longer vital in it (milliseconds). */
const LONGEST_VITAL = 600_000;

/** Errors of one visit: a page that throws in a loop has been heard by then. */
const MOST_ERRORS = 100;

/** Turns notes and vitals into events: each with its release, without anything of the person. */
export function createReporter(content: () => Content, add: Add) {
  /** Remotes whose present view has not failed yet. */
  const sound = new Set<string>();
  let errors = 0;
  const timeline = createTimeline(content);

  function fail(origin: Origin, { phase, message, traceId }: FailureWords): void {
    errors += 1;
    if (errors > MOST_ERRORS) return;
    const isFirst = sound.delete(origin.remote);
    add({
      kind: 'error',
      ...origin,
      phase,
      message: scrubbed(message),
      isFirst,
      ...(traceId && { traceId }),
    });
  }

  function view(origin: Origin): void {
    sound.add(origin.remote);
    add({ kind: 'view', ...origin });
  }

  function hearView({ remote, place, isPage, at }: Note & { kind: 'view' }): void {
    const origin = originOf(content(), remote, place);
    if (isPage) timeline.add(origin, at);
    view(origin);
  }

  function vital(origin: Origin, name: VitalName, value: number): void {
    const measured = Math.min(LONGEST_VITAL, Math.max(0, Math.round(value * 1000) / 1000));
    add({ kind: 'vital', ...origin, vital: { name, value: measured } });
  }

  return {
    /** Notes that the shell itself is shown. */
    begin(): void {
      view(timeline.shell());
    },

    hear(note: Note): void {
      const { boot } = content();
      if (note.kind === 'view') return hearView(note);
      if (note.kind === 'failure') return fail(originOf(content(), note.remote, note.place), note);
      const culprit = culpritOf(boot, note);
      if (culprit === undefined) return;
      const remote = culprit === 'shell' ? undefined : culprit;
      fail(originOf(content(), remote, note.place), note);
    },

    /** A vital of loading: of the page that the visit began with. */
    loadVital(name: VitalName, value: number): void {
      vital(timeline.first(), name, value);
    },

    /** A vital of one page. */
    pageVital: vital,

    originAt: timeline.originAt,
  };
}
export type Reporter = ReturnType<typeof createReporter>;
