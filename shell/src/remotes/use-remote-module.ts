import { useEffect, useState } from 'react';
import { useRenew } from '../boot/use-content';
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
  /** The component came and then threw: it is not shown again before a retry. */
  fail: (failure: ModuleFailure) => void;
};

type LoadState = {
  attempt: number;
  /** Stays whatever the loader forgets for others: what was typed into it would be lost. */
  component?: RemoteComponent | undefined;
  failed?: { attempt: number; failure: ModuleFailure };
};

/**
 * A remote's module as state. Not `React.lazy`: a module that is already there renders in the same pass, and React
 * holds a Suspense fallback, once shown, for 300 ms.
 */
export function useRemoteModule({ remote, expose, kind }: ModuleKey): RemoteModule {
  const loader = useLoader();
  const renew = useRenew();
  const [{ attempt, component, failed }, setState] = useState<LoadState>(() => ({
    attempt: 0,
    component: loader.loaded({ remote, expose, kind }),
  }));
  const [isRenewing, setRenewing] = useState(false);
  const loaded = component ?? loader.loaded({ remote, expose, kind });
  const mustLoad = failed ? failed.attempt < attempt : loaded === undefined;

  useEffect(() => {
    // Not what the loader says by now: a module that came after this render must still cause the next one.
    if (!mustLoad) return;
    let isCurrent = true;
    loader.load({ remote, expose, kind }).then(
      (arrived) => {
        if (isCurrent) setState({ attempt, component: arrived });
      },
      (thrown: unknown) => {
        if (isCurrent) setState({ attempt, failed: { attempt, failure: toFailure('chunk', thrown) } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, expose, kind, attempt, mustLoad]);

  async function retry({ isMissingFile }: ModuleFailure): Promise<void> {
    setRenewing(true);
    const isRenewed = await renew(remote.name);
    if (isRenewed || isMissingFile) loader.forget({ remote, expose, kind });
    setState((state) => ({ ...state, attempt: state.attempt + 1 }));
    setRenewing(false);
  }

  const isRetrying = isRenewing || (failed !== undefined && mustLoad);
  return {
    component: failed ? undefined : loaded,
    failure: failed?.failure,
    isRetrying,
    retry() {
      if (failed && !isRetrying) void retry(failed.failure);
    },
    fail(failure) {
      setState((state) => ({ ...state, failed: { attempt: state.attempt, failure } }));
    },
  };
}
