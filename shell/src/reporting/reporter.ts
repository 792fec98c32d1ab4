import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';
import { scrubbed } from '@plumbline/shared-schema/scrub';
import type { TelemetryEvent, TelemetryPhase, VitalName } from '@plumbline/shared-schema/telemetry';
import { matchRoutes } from 'react-router-dom';
import type { Content } from '../boot/content';
import { culpritOf } from './attribution';
import type { Note } from './notes';

type Add = (event: TelemetryEvent) => void;
type Origin = ReturnType<typeof originOf>;
type Failed = { phase: TelemetryPhase; message: string; traceId?: string };

/** The sink refuses a batch with anything longer in it; characters, and of vitals milliseconds. */
const LONGEST = { version: 64, owner: 80, vital: 600_000 } as const;

/** Errors of one visit: a page that throws in a loop has been heard by then. */
const MOST_ERRORS = 100;

/** Turns notes and vitals into events: each with its release, without anything of the person. */
export function createReporter(content: () => Content, add: Add) {
  /** Remotes whose present view has not failed yet. */
  const sound = new Set<string>();
  let errors = 0;
  /** The page that the visit began with: what it took to show it is that page's. */
  let first: Origin | undefined;
  /** The page shown now. */
  let shown: Origin | undefined;

  function fail(origin: Origin, { phase, message, traceId }: Failed): void {
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

  function hearView({ remote, place, isPage }: Note & { kind: 'view' }): void {
    const origin = originOf(content(), remote, place);
    if (isPage) {
      first ??= origin;
      shown = origin;
    }
    view(origin);
  }

  return {
    /** Notes that the shell itself is shown. */
    begin(): void {
      view(originOf(content(), undefined, location.pathname));
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

    /** Loading belongs to the page the visit began with, what comes later to the page shown. */
    vital(name: VitalName, value: number): void {
      const page = name === 'CLS' || name === 'INP' ? shown : first;
      const origin = page ?? originOf(content(), undefined, location.pathname);
      const measured = Math.min(LONGEST.vital, Math.max(0, Math.round(value * 1000) / 1000));
      add({ kind: 'vital', ...origin, vital: { name, value: measured } });
    },
  };
}

function originOf({ boot, table }: Content, remote: BootRemote | undefined, place: string) {
  const path = patternAt(table, place);
  const { name, version, source, owner } = remote ?? shellOf(boot);
  return {
    remote: name,
    version: version.slice(0, LONGEST.version),
    source,
    owner: owner.slice(0, LONGEST.owner),
    path,
    set: boot.set,
  };
}

function shellOf({ shell }: BootDocument) {
  return { name: 'shell', version: shell.version, source: 'live' as const, owner: 'Plumbline' };
}

/** `/jobs/7` → `/jobs/:jobId`; a path nobody declares may hold anything and is not told. */
function patternAt(table: Content['table'], place: string): string {
  return matchRoutes([...table], place)?.at(-1)?.route.path ?? '/*';
}
