import { useState } from 'react';

type WantedSwitch = {
  /** What is to be shown; undefined while it is not known. */
  isOn: boolean | undefined;
  isSaving: boolean;
  toggle: () => Promise<void>;
};

/**
 * Optimistic: shows what was asked for from the click until `isOn` has caught up, or until it failed. `set` resolves to
 * whether it worked.
 */
export function useWanted(
  isOn: boolean | undefined,
  set: (isWanted: boolean) => Promise<boolean>,
): WantedSwitch {
  const [wanted, setWanted] = useState<boolean>();
  const [isSaving, setSaving] = useState(false);
  const isShownOn = wanted ?? isOn;
  // It has caught up; from here on it may change elsewhere.
  if (!isSaving && wanted !== undefined && wanted === isOn) setWanted(undefined);

  return {
    isOn: isShownOn,
    isSaving,
    async toggle() {
      setWanted(!isShownOn);
      setSaving(true);
      const hasWorked = await set(!isShownOn);
      setSaving(false);
      if (!hasWorked) setWanted(undefined);
    },
  };
}
