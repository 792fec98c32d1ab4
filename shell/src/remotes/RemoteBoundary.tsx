import type { BootRemote } from '@plumbline/shared-schema/platform';
import { Box } from '@plumbline/shared-ui/layout';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { note } from '../reporting/notes';
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
  /** Called with the place of the module when it is there after a failure. */
  onRecovered?: (place: HTMLElement) => void;
};

/** Shows a remote's module, and keeps the rest of the site alive when it cannot be loaded or throws. */
export function RemoteBoundary(props: RemoteBoundaryProps) {
  const { remote, expose, kind, moduleProps, pending, failed, onRecovered } = props;
  const { component: Module, failure, isRetrying, retry, fail } = useRemoteModule({ remote, expose, kind });
  const place = useRef<HTMLDivElement>(null);

  // Before the failure's: an error belongs to the view that came before it.
  useEffect(() => {
    note({ kind: 'view', remote, isPage: kind === 'page' });
  }, [remote, kind]);

  useEffect(() => {
    if (failure) reportFailure(remote, failure);
    // A remote that is replaced while its failure is shown has not failed anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  const content = Module ? <Module {...moduleProps} /> : pending;
  const view = (shown: ModuleFailure) => failed({ remote, failure: shown, isRetrying, retry });
  return (
    <Box ref={place} sx={{ display: 'contents' }}>
      <RenderBoundary
        shown={failure}
        place={place}
        onFailure={fail}
        fallback={view}
        onRecovered={() => {
          if (place.current) onRecovered?.(place.current);
        }}
      >
        {failure ? view(failure) : content}
      </RenderBoundary>
    </Box>
  );
}
