import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { toast } from '@plumbline/shared-ui/toasts';
import { createContext, lazy, Suspense, use, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** A dialog is closed by its parent; one that stays mounted has `isOpen`. */
type DialogProps = { isOpen?: boolean; onClose?: () => void };

type FailedLoad = {
  load: () => Promise<unknown>;
  /** In the next render. */
  retry: () => void;
  /** When it is opened again. */
  renew: () => void;
};
const FailedContext = createContext<FailedLoad>({
  load: () => Promise.resolve(),
  retry: () => undefined,
  renew: () => undefined,
});

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Calls `load` after 2, 4, 8… seconds until it succeeds, then `done`. Returns a function that stops it. */
function persist(load: () => Promise<unknown>, done: () => void): () => void {
  let pause = FIRST_PAUSE_MS;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    if (isOver) return;
    timer = setTimeout(() => void load().then(() => isOver || done(), wait), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * `React.lazy` for a named export, with its `Suspense`: `lazily(() => import('./OfferDialog'), 'OfferDialog')`.
 * `fallback` is shown while it loads. What cannot be loaded leaves the page as it is: something with an `onClose` is
 * closed, and a toast says why; in the place of anything else stands the error with Retry, until it comes: it is asked
 * for again by itself, and a request that was given up may still bring it.
 */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
): ComponentType<PropsOf<Module[Name]> & object> {
  type Props = PropsOf<Module[Name]> & object;
  const loading = { isDone: false };
  // `React.lazy` keeps a failure for good, so each try has its own.
  const begin = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      // HTML that is rendered elsewhere holds the fallback each time, not only the first.
      if (typeof document === 'undefined') return new Promise(() => undefined);
      try {
        const { [name]: loaded } = await load();
        loading.isDone = true;
        return { default: loaded as ComponentType<Props> };
      } catch {
        return { default: NotLoaded };
      }
    });
  const latest = { Part: begin() };

  return function Lazily(props: Props) {
    const [Part, setPart] = useState(() => latest.Part);
    const renew = () => {
      if (latest.Part === Part) latest.Part = begin();
    };
    const retry = () => {
      renew();
      setPart(() => latest.Part);
    };

    if ('isOpen' in props && props.isOpen === false && !loading.isDone) {
      if (Part !== latest.Part) setPart(() => latest.Part);
      return fallback;
    }
    return (
      <FailedContext value={{ load, retry, renew }}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </FailedContext>
    );
  };
}

function NotLoaded({ onClose }: DialogProps) {
  const { t } = useTranslation('ui');
  const { load, retry, renew } = use(FailedContext);

  useEffect(() => {
    if (!onClose) return persist(load, retry);
    toast.error(t('error.partMissing'));
    renew();
    onClose();
    return undefined;
    // Once for each failure: the parent's functions are new in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (onClose) return null;
  return (
    <Alert
      severity="error"
      sx={{ m: 1.5 }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {t('error.partMissing')}
    </Alert>
  );
}
