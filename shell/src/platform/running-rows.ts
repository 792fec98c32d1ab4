import type { BootDocument } from '@plumbline/shared-schema/platform';
import type { PlatformDocument, RunningRelease } from '@plumbline/shared-schema/platform-document';
import type { PlatformFigures } from '@plumbline/shared-schema/telemetry';

export type Health = 'unknown' | 'sound' | 'shaky' | 'failing';

/** A package as one row: `release` is what a page loaded now gets, `here` the version that this tab runs. */
export type RunningRow = {
  release: RunningRelease;
  here: string | undefined;
  isDisabled: boolean;
  health: Health;
  views: number;
  failedViews: number;
};

/** Shares of failed views from which a release is called shaky, and failing. */
const SHAKY = 0.01;
const FAILING = 0.05;

/** The shell, the remotes, then what is switched off. */
export function runningRows(
  boot: BootDocument,
  { shell, remotes, disabled }: PlatformDocument,
  figures: PlatformFigures | undefined,
): RunningRow[] {
  const here = new Map(
    [...boot.remotes, { name: shell.name, ...boot.shell }].map((one) => [one.name, one.version]),
  );
  const rowOf = (release: RunningRelease, isDisabled: boolean) => ({
    release,
    here: here.get(release.name),
    isDisabled,
    ...lastHourOf(release, figures),
  });
  return [
    ...[shell, ...remotes].map((release) => rowOf(release, false)),
    ...disabled.map((release) => rowOf(release, true)),
  ];
}

function lastHourOf({ name, version }: RunningRelease, figures: PlatformFigures | undefined) {
  const own = (figures?.lastHour ?? []).filter((row) => row.remote === name && row.version === version);
  const views = own.reduce((sum, row) => sum + row.views, 0);
  const failedViews = own.reduce((sum, row) => sum + row.failedViews, 0);
  return { views, failedViews, health: healthOf(views, failedViews) };
}

function healthOf(views: number, failedViews: number): Health {
  if (views === 0) return 'unknown';
  const share = failedViews / views;
  if (share >= FAILING) return 'failing';
  return share >= SHAKY ? 'shaky' : 'sound';
}
