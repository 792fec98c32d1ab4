import { usePageTitle } from '@plumbline/shared-ui/Page';

/** Holds the document title while a page that sets its own is not there yet. */
export function RouteTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
