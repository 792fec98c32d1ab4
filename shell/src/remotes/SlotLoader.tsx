import type { SlotLoaderProps } from '@plumbline/shared-ui/Slot';
import { Suspense } from 'react';
import { useBoot } from '../boot/use-site';
import { RemoteBoundary } from './RemoteBoundary';

/** The modules of the live remotes that declare the slot, or its fallback. */
export function SlotLoader({ name, fallback, props }: SlotLoaderProps) {
  const { remotes, isSafeStart } = useBoot();
  const fillings = (isSafeStart ? [] : remotes).flatMap((remote) =>
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
        onRecovered={focusFirstControl}
      />
    </Suspense>
  ));
}

/** In place of the Retry button, which is gone. */
function focusFirstControl(place: HTMLElement): void {
  place.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
}
