import type { BootRemote } from '@plumbline/shared-schema/platform';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { ModuleFailure } from './failure';
import type { ModuleKey } from './loader';
import { RenderBoundary } from './RenderBoundary';
import { reportFailure } from './report-failure';
import { useRemoteModule } from './use-remote-module';

/** What to show in place of a module that is not there. */
export type FailureView = (failed: {
  remote: BootRemote;
  failure: ModuleFailure;
  isRetrying: boolean;
  retry: () => void;
}) => ReactNode;

type RemoteBoundaryProps = ModuleKey & {
  /** Given to the module's component. */
  moduleProps?: Record<string, unknown>;
  /** Shown while the module is on its way. */
  pending: ReactNode;
  failed: FailureView;
  /** Called when the module is there after a failure. */
  onRecovered?: () => void;
};

/** Shows a remote's module, and keeps the rest of the site alive when it cannot be loaded or throws. */
export function RemoteBoundary({
  remote,
  expose,
  kind,
  moduleProps,
  pending,
  failed,
  onRecovered,
}: RemoteBoundaryProps) {
  const { component: Module, failure, isRetrying, retry } = useRemoteModule({ remote, expose, kind });
  const hadFailed = useRef(false);

  useEffect(() => {
    if (!failure) return;
    hadFailed.current = true;
    reportFailure(remote, failure);
  }, [remote, failure]);

  useEffect(() => {
    if (!Module || !hadFailed.current) return;
    hadFailed.current = false;
    onRecovered?.();
  }, [Module, onRecovered]);

  if (failure) return failed({ remote, failure, isRetrying, retry });
  if (!Module) return pending;
  return (
    <RenderBoundary
      onFailure={(thrown) => {
        reportFailure(remote, thrown);
      }}
      fallback={(thrown, again) => failed({ remote, failure: thrown, isRetrying: false, retry: again })}
    >
      <Module {...moduleProps} />
    </RenderBoundary>
  );
}
