import { Box } from '@plumbline/shared-ui/layout';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from './use-site';
import { KeptPage } from './KeptPage';
import { isOf } from './kept-html';
import type { ArrivingPage, KeptHtml } from './kept-html';
import { record } from '../reporting/notes';
import { FailureBoundary } from './FailureBoundary';
import type { ModuleKey, RemoteComponent } from './loader';
import { RemoteFailure } from './RemoteFailure';

type RemoteBoundaryProps = ModuleKey & {
  /** Given to the module's component. */
  moduleProps?: Record<string, unknown>;
  /** Shown while the module loads. */
  pending: ReactNode;
  /** Shown beside `pending` and a failure, not beside the module: sets the document's title. */
  title?: ReactNode;
  /** A slot whose failure is said as that of a page is. */
  isSection?: boolean;
  /** In place of a slot that failed; without, nothing is. */
  icon?: ComponentType | undefined;
  /** Called with the element around the module when it is shown after a failure. */
  onRecovered?: (place: HTMLElement) => void;
};

/** The module, or the HTML that came with the page until its module is there. */
export function RemoteBoundary(props: RemoteBoundaryProps) {
  const { arriving } = useSite();
  return arriving && props.kind === 'page' && isOf(arriving, props) ? (
    <ArrivingBoundary {...props} arriving={arriving} />
  ) : (
    <ModuleBoundary {...props} />
  );
}

/** Suspended, so that React leaves the HTML as it is until the module is there. */
function ArrivingBoundary({ arriving, ...props }: RemoteBoundaryProps & { arriving: ArrivingPage }) {
  const { arrival, ...came } = arriving;
  const failure = use(arrival);
  return failure ? <KeptBoundary {...props} kept={{ ...came, failure }} /> : <ModuleBoundary {...props} />;
}

function KeptBoundary({ kept, ...props }: RemoteBoundaryProps & { kept: KeptHtml }) {
  const { pathname, search } = useLocation();
  const [isKept, setKept] = useState(true);
  const { remote } = props;
  // Else its failure would not count as a failed view, and a canary would not end for it.
  useLayoutEffect(() => record({ kind: 'view', remote, isPage: true }), [remote]);
  if (!isKept) return <ModuleBoundary {...props} />;
  // Another page of the same module, such as the next job.
  if (kept.url !== pathname + search) setKept(false);
  return <KeptPage kept={kept} remote={remote} onLoaded={() => setKept(false)} />;
}

/** Shows a remote's module, and keeps the rest of the site alive when it cannot be loaded or throws. */
function ModuleBoundary(props: RemoteBoundaryProps) {
  const { remote, expose, kind, moduleProps, pending, title, onRecovered } = props;
  const { icon, isSection = false } = props;
  const { loader, content } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const key = { remote, expose, kind };

  // In a layout effect, since it comes before the report of a failure, which belongs to this view.
  useLayoutEffect(() => {
    record({ kind: 'view', remote, isPage: kind === 'page' });
  }, [remote, kind]);

  return (
    <Box ref={place} {...(kind === 'page' && { 'data-place': kind })} sx={{ display: 'contents' }}>
      <FailureBoundary
        place={place}
        renew={() => content.renew(remote.name)}
        forget={() => loader.forget(key)}
        load={() => loader.load(key)}
        onRecovered={() => place.current && onRecovered?.(place.current)}
        failed={(failed) => (
          <>
            {title}
            <RemoteFailure {...{ remote, kind, icon, isSection }} {...failed} />
          </>
        )}
      >
        {(fail) => (
          <RemoteModule {...key} moduleProps={moduleProps} onFailure={fail}>
            {title}
            {pending}
          </RemoteModule>
        )}
      </FailureBoundary>
    </Box>
  );
}

type RemoteModuleProps = ModuleKey & {
  moduleProps: Record<string, unknown> | undefined;
  onFailure: (thrown: unknown) => void;
  children: ReactNode;
};

/**
 * Not `React.lazy`: a module that is already loaded renders in the same pass, and React holds a Suspense fallback,
 * once shown, for 300 ms.
 */
function RemoteModule({ remote, expose, kind, moduleProps, onFailure, children }: RemoteModuleProps) {
  const { loader } = useSite();
  // Stays when the loader forgets it for another place: what was typed into it would be lost.
  const [kept, setKept] = useState<{ component: RemoteComponent | undefined }>(() => ({
    component: loader.loaded({ remote, expose, kind }),
  }));
  const Module = kept.component ?? loader.loaded({ remote, expose, kind });
  const isMissing = Module === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loader.load({ remote, expose, kind }).then(
      (component) => {
        if (isCurrent) setKept({ component });
      },
      (thrown: unknown) => {
        if (isCurrent) onFailure(thrown);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, expose, kind, isMissing, onFailure]);

  return Module ? <Module {...moduleProps} /> : children;
}
