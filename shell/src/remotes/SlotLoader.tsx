import type { SlotLoaderProps } from '@plumbline/shared-ui/Slot';
import { Suspense } from 'react';
import { useBoot } from '../boot/use-boot';
import { RemoteBoundary } from './RemoteBoundary';
import { SlotFailure } from './SlotFailure';

/** Fills a slot with the modules of the live remotes that declare it; its fallback when there are none. */
export function SlotLoader({ name, fallback, props }: SlotLoaderProps) {
  const fillings = useBoot().remotes.flatMap((remote) =>
    remote.manifest.slots.filter(({ slot }) => slot === name).map(({ expose }) => ({ remote, expose })),
  );
  if (fillings.length === 0) return fallback;
  return fillings.map(({ remote, expose }) => (
    <Suspense key={`${remote.name}${expose}`} fallback={fallback}>
      <RemoteBoundary
        remote={remote}
        expose={expose}
        kind="slot"
        moduleProps={props}
        pending={fallback}
        failed={(failed) => <SlotFailure {...failed} />}
        onRecovered={focusFirstControl}
      />
    </Suspense>
  ));
}

/** The button that was pressed is gone: what it brought stands where it was. */
function focusFirstControl(place: HTMLElement): void {
  place.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
}
