import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts';
import { stackScript } from './stack-script';
import type { StackScript } from './stack-script';
import { toastQueue } from './toast-queue';

/**
 * The place of the toasts. The first one loads what shows them; where that fails, as it does offline, they are shown
 * plainly, and the next one tries again.
 */
export function ToastOutlet({ script = stackScript }: { script?: StackScript }) {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting, toastQueue.waiting);
  const [Stack, setStack] = useState<ReturnType<StackScript['loaded']>>(script.loaded);
  const [isPlain, setPlain] = useState(false);
  const newest = waiting.at(-1)?.id;

  // Before the effects of pages, which may speak in them.
  useLayoutEffect(() => toastQueue.open(), []);

  useEffect(() => {
    if (Stack || newest === undefined) return undefined;
    let isGone = false;
    script.load().then(
      (loaded) => {
        if (!isGone) setStack(() => loaded);
      },
      () => {
        if (!isGone) setPlain(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [Stack, newest, script]);

  if (Stack) return <Stack />;
  return isPlain ? <PlainToasts toasts={waiting} /> : null;
}
