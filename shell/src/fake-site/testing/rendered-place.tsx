import type { RenderedState } from '@plumbline/shared-schema/rendering';
import { act } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import type { AssembledSite } from '../../assemble-site';
import { show } from '../../rendered/take-over';

export const rendered: RenderedState = { language: 'en', now: Date.UTC(2026, 0, 2), state: {} };

/** The place of the page, in which HTML may stand before the site takes it over; a new one for each test. */
export function renderedPlace() {
  let root: HTMLElement;
  let app: Root | undefined;

  beforeEach(() => {
    root = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    act(() => app?.unmount());
    root.remove();
  });

  return {
    root: () => root,
    takeOver: async (site: AssembledSite): Promise<void> => {
      await act(async () => {
        app = await show(site, root, rendered);
      });
    },
  };
}
