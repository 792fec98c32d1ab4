import { useEffect, useState } from 'react';
import { toFailure } from './failure';
import type { ModuleFailure } from './failure';
import type { ModuleKey, RemoteComponent } from './loader';
import { useLoader } from './use-loader';

export type RemoteModule = {
  component: RemoteComponent | undefined;
  /** Stays while a retry is under way, so that its button keeps the focus. */
  failure: ModuleFailure | undefined;
  isRetrying: boolean;
  /** Asks the network again. */
  retry: () => void;
};

type LoadState = { attempt: number; failed?: { attempt: number; failure: ModuleFailure } };

/**
 * A remote's module as state. Not `React.lazy`: a module that is already there renders in the same pass, and React
 * holds a Suspense fallback, once shown, for 300 ms.
 */
export function useRemoteModule({ remote, expose, kind }: ModuleKey): RemoteModule {
  const loader = useLoader();
  const [{ attempt, failed }, setState] = useState<LoadState>({ attempt: 0 });
  const [, setArrivals] = useState(0);
  const component = loader.loaded({ remote, expose, kind });
  const isThere = component !== undefined;

  useEffect(() => {
    // Not what the loader says by now: a module that came after this render must still cause the next one.
    if (isThere) return;
    let isCurrent = true;
    loader.load({ remote, expose, kind }).then(
      () => {
        if (isCurrent) setArrivals((count) => count + 1);
      },
      (thrown: unknown) => {
        if (isCurrent) setState({ attempt, failed: { attempt, failure: toFailure('chunk', thrown) } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, expose, kind, attempt, isThere]);

  function retry(): void {
    setState((state) => ({ ...state, attempt: state.attempt + 1 }));
  }
  const failure = component ? undefined : failed?.failure;
  return { component, failure, isRetrying: failed !== undefined && failed.attempt < attempt, retry };
}
