import { useLanguage } from '@plumbline/shared-ui/i18n';
import { usePageTitle } from '@plumbline/shared-ui/Page';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { labelOf } from '../boot/labels';
import { HtmlAsItCame } from '../remotes/HtmlAsItCame';
import { isOf } from '../remotes/kept-html';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { useSite } from '../remotes/use-site';
import { focusHeadingOf } from '../routing/heading-focus';
import { PageSkeleton } from '../routing/PageSkeleton';
import type { RemotePage } from '../routing/route-table';

export function RemotePageView({ target: { remote, page } }: { target: RemotePage }) {
  const { language } = useLanguage();
  const { arriving } = useSite();
  const { pathname, search } = useLocation();
  const isArriving = arriving?.url === pathname + search && isOf(arriving, { remote, expose: page.expose });
  const title = <RouteTitle title={labelOf(remote, page.title, language)} />;
  // The HTML stays where something around the page changes before its script is there.
  const fallback = isArriving ? (
    <HtmlAsItCame html={arriving.html} />
  ) : (
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
