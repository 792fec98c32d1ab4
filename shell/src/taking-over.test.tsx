import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { demoFederation, demoRemotes } from './fake-site/testing/demo-remotes';
import { makeSite } from './fake-site/testing/render-site';
import { renderedHtml } from './fake-site/testing/rendered-html';

const LONG_AGO = Date.UTC(2020, 11, 31, 23, 59);

test.each([
  ['a wide window', true],
  ['a narrow window', false],
])('%s keeps the nodes of HTML that was rendered elsewhere', async (_window, isWide) => {
  const site = await makeSite({ remotes: demoRemotes, federation: demoFederation(), isWide });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderedHtml(site, LONG_AGO);
  const [heading, header] = [root.querySelector('h1'), root.querySelector('header')];
  expect(heading).toHaveTextContent('landing');
  expect(root).toHaveTextContent('2020');
  const mismatches: unknown[] = [];

  const app = await act(async () => {
    const hydrated = hydrateRoot(root, <App site={site} renderedAt={LONG_AGO} />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
    await Promise.resolve();
    return hydrated;
  });

  expect(mismatches).toEqual([]);
  expect(root.querySelector('h1')).toBe(heading);
  expect(root.querySelector('header')).toBe(header);
  expect(root).toHaveTextContent(String(new Date().getFullYear()));
  expect(root.querySelectorAll('header nav')).toHaveLength(isWide ? 1 : 0);
  act(() => {
    app.unmount();
  });
  root.remove();
});
