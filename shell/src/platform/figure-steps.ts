import type { PlatformFigures, VitalName } from '@plumbline/shared-schema/telemetry';

/** One bar: everything of a step of time. Vitals are 75th percentiles; none where nobody measured one. */
export type FigureStep = {
  at: string;
  views: number;
  failedViews: number;
  errors: number;
  vitals: Partial<Record<VitalName, number>>;
};

const MINUTE_MS = 60_000;

/** Every step of the range, also those without anything, of one remote or (`''`) of all together. */
export function figureSteps({ from, to, step, series }: PlatformFigures, remote: string): FigureStep[] {
  const length = step * MINUTE_MS;
  const first = Math.floor(Date.parse(from) / length) * length;
  const count = Math.max(1, Math.floor((Date.parse(to) - first) / length) + 1);
  const own = series.filter((entry) => remote === '' || entry.remote === remote);
  return Array.from({ length: count }, (_none, index) => {
    const start = first + index * length;
    const entries = own.filter(({ at }) => Date.parse(at) >= start && Date.parse(at) < start + length);
    const sum = (pick: (entry: (typeof entries)[number]) => number) =>
      entries.reduce((total, entry) => total + pick(entry), 0);
    return {
      at: new Date(start).toISOString(),
      views: sum(({ views }) => views),
      failedViews: sum(({ failedViews }) => failedViews),
      errors: sum(({ errors }) => errors),
      vitals: vitalsOf(entries),
    };
  });
}

/** The mean of several remotes, weighted by how many visitors were measured. */
function vitalsOf(entries: PlatformFigures['series']): FigureStep['vitals'] {
  const all = entries.flatMap(({ vitals }) => vitals);
  const names = [...new Set(all.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const own = all.filter((vital) => vital.name === name);
      const count = own.reduce((sum, vital) => sum + vital.count, 0);
      return [name, own.reduce((sum, vital) => sum + vital.p75 * vital.count, 0) / count];
    }),
  );
}
