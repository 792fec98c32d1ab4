import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Suspense } from 'react';
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
  const title = <RouteTitle title={labelOf(remote, page.title, language)} />;
  const pending = (
    <>
      {title}
      <PageSkeleton />
    </>
  );

  return (
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
        onRecovered={focusHeadingOf}
      />
    </Suspense>
  );
}
