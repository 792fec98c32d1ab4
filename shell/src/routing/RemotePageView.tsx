import { Suspense, useCallback, useRef } from 'react';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box } from '@plumbline/shared-ui/layout';
import { labelOf } from '../boot/labels';
import { PageFailure } from '../remotes/PageFailure';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { focusHeadingOf } from './heading-focus';
import { PageSkeleton } from './PageSkeleton';
import type { RemotePage } from './route-table';
import { RouteTitle } from './RouteTitle';

/** A remote's page, its skeleton while it comes, or why it cannot be shown. */
export function RemotePageView({ target: { remote, page } }: { target: RemotePage }) {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const title = <RouteTitle title={labelOf(remote, page.title, language)} />;
  const pending = (
    <>
      {title}
      <PageSkeleton />
    </>
  );
  const focusPage = useCallback(() => {
    if (place.current) focusHeadingOf(place.current);
  }, []);

  return (
    <Box ref={place}>
      <Suspense fallback={pending}>
        <RemoteBoundary
          key={`${remote.name}${page.path}${page.access}`}
          remote={remote}
          expose={page.expose}
          kind="page"
          pending={pending}
          failed={(failed) => (
            <>
              {title}
              <PageFailure {...failed} />
            </>
          )}
          onRecovered={focusPage}
        />
      </Suspense>
    </Box>
  );
}
