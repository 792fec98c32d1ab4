import type { SlotId, SlotPropsOf } from '@plumbline/shared-schema/platform-contract';
import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

export type SlotLoaderProps = {
  /** Slot id such as `header.search/v1` (`SLOT_IDS` of shared-schema/platform). */
  name: string;
  /** Shown while nothing fills the slot. */
  fallback: ReactNode;
  /** Shown while what fills it loads. */
  pending: ReactNode;
  /** Passed to the modules that fill the slot. */
  props: Record<string, unknown>;
};

/** The component that loads a slot's modules; provided by the shell. */
export const SlotLoaderContext = createContext<ComponentType<SlotLoaderProps> | null>(null);

/** `props` are those of the slot's contract; absent only where the contract asks for none. */
export type SlotProps<Id extends SlotId> = { name: Id; fallback?: ReactNode; pending?: ReactNode } & (Record<
  never,
  never
> extends SlotPropsOf<Id>
  ? { props?: SlotPropsOf<Id> }
  : { props: SlotPropsOf<Id> });

/**
 * Filled by the remotes that declare the slot in `remote.json`. Outside the shell it shows its fallback, which also holds
 * its place while it loads, unless there is something else `pending`.
 */
export function Slot<Id extends SlotId>({ name, fallback = null, pending, props }: SlotProps<Id>) {
  const Loader = use(SlotLoaderContext);
  if (!Loader) return fallback;
  return <Loader name={name} fallback={fallback} pending={pending ?? fallback} props={props ?? {}} />;
}
