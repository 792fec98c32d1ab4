import type { SlotId } from '@plumbline/shared-schema/platform-contract';
import type { SlotLoaderProps } from '@plumbline/shared-ui/Slot';
import { NotificationsIcon, SearchIcon } from '@plumbline/shared-ui/icons';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useBoot } from './use-site';
import { RemoteBoundary } from './RemoteBoundary';

/** A part of the header that failed still looks like what it is. The other slots show no failure: nobody misses them. */
const SLOT_ICONS: Readonly<Record<string, ComponentType>> = {
  'header.bell/v1': NotificationsIcon,
  'header.search/v1': SearchIcon,
} satisfies Partial<Record<SlotId, ComponentType>>;

/** Slots that are most of their page: a failure is said as that of a page is. */
const SECTION_SLOTS: readonly string[] = ['settings.notifications/v1'] satisfies SlotId[];

/** The modules of the live remotes that declare the slot, or its fallback. */
export function SlotLoader({ name, fallback, pending, props }: SlotLoaderProps) {
  const { remotes, isSafeStart } = useBoot();
  const fillings = (isSafeStart ? [] : remotes).flatMap((remote) =>
    remote.manifest.slots.filter(({ slot }) => slot === name).map(({ expose }) => ({ remote, expose })),
  );
  if (fillings.length === 0) return fallback;
  return fillings.map(({ remote, expose }) => (
    <Suspense key={`${remote.name}${expose}`} fallback={pending}>
      <RemoteBoundary
        remote={remote}
        expose={expose}
        kind="slot"
        isSection={SECTION_SLOTS.includes(name)}
        icon={SLOT_ICONS[name]}
        moduleProps={props}
        pending={pending}
        onRecovered={focusFirstControl}
      />
    </Suspense>
  ));
}

/** The first control takes the focus in place of the Retry button, which is gone. */
function focusFirstControl(place: HTMLElement): void {
  place.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
}
