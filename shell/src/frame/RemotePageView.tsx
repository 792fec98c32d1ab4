import { useLanguage } from '@plumbline/shared-ui/i18n';
import { usePageTitle } from '@plumbline/shared-ui/Page';
import { Suspense } from 'react';
import { labelOf } from '../boot/labels';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { focusHeadingOf } from '../routing/heading-focus';
import { PageSkeleton } from '../routing/PageSkeleton';
import type { RemotePage } from '../routing/route-table';

export function RemotePageView({ target: { remote, page } }: { target: RemotePage }) {
  const { language } = useLanguage();
  const title = <RouteTitle title={labelOf(remote, page.title, language)} />;
  const fallback = (
    <>
      {title}
      <PageSkeleton />
    </>
  );

  return (
    <Suspense fallback={fallback}>
      <RemoteBoundary
        key={`${remote.name}${page.path}${page.access}`}
        remote={remote}
        expose={page.expose}
        kind="page"
        pending={<PageSkeleton />}
        title={title}
        onRecovered={focusHeadingOf}
      />
    </Suspense>
  );
}

/** Sets the document title until the page sets its own. */
function RouteTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
