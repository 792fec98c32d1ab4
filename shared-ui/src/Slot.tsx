import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What the shell's loader is given for one place. */
export type SlotLoaderProps = {
  /** Slot id such as `header.search/v1` (`SLOT_IDS` of shared-schema/platform). */
  name: string;
  /** Shown while nothing fills the slot. */
  fallback: ReactNode;
  /** Handed on to the modules that fill the slot. */
  props: Record<string, unknown>;
};

/** The component that finds, loads and guards a slot's modules; the shell provides it. */
export const SlotLoaderContext = createContext<ComponentType<SlotLoaderProps> | null>(null);

export type SlotProps = { name: string; fallback?: ReactNode; props?: Record<string, unknown> };

/** A place which remotes fill by their `remote.json`. Outside the shell it shows its fallback. */
export function Slot({ name, fallback = null, props = {} }: SlotProps) {
  const Loader = use(SlotLoaderContext);
  return Loader ? <Loader name={name} fallback={fallback} props={props} /> : fallback;
}
