import { createStyleCache } from '@plumbline/shared-ui/theme';
import { renderToString } from 'react-dom/server';
import { App } from '../../App';
import type { Site } from '../../assemble-site';

/** The HTML of a site as the edge's renderers make it: outside a browser nobody knows the window's width. */
export function renderedHtml(site: Site, renderedAt: number): string {
  const { matchMedia } = window;
  Reflect.deleteProperty(window, 'matchMedia');
  const html = renderToString(<App site={site} renderedAt={renderedAt} styles={createStyleCache()} />);
  Object.assign(window, { matchMedia });
  return html;
}
