import { I18nextProvider } from '@plumbline/shared-ui/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { SiteContext } from './use-site';
import { aBoot, aRemote } from '../fake-site/testing/a-boot';
import { aPageWith, makeSite, servePage } from '../fake-site/testing/render-site';
import type { Loader } from './loader';
import { RemoteBoundary } from './RemoteBoundary';

const key = { remote: aRemote('mf-jobs'), expose: './job-search', kind: 'page' as const };

async function show(loader: Loader, moduleProps: Record<string, unknown> = {}) {
  const { i18n, content } = await makeSite();
  const page = (props: Record<string, unknown>) => (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ content, loader, ...content.get() }}>
        <MemoryRouter>
          <RemoteBoundary {...key} moduleProps={props} pending="Loading" />
        </MemoryRouter>
      </SiteContext>
    </I18nextProvider>
  );
  const { rerender } = render(page(moduleProps));
  return (props: Record<string, unknown>) => rerender(page(props));
}

test('a module that comes between a render and its effects is shown', async () => {
  let asked = 0;
  const JobSearchPage = () => <h1>Search</h1>;
  await show({
    loaded: () => ((asked += 1) === 1 ? undefined : JobSearchPage),
    load: () => Promise.resolve(JobSearchPage),
    forget: () => undefined,
  });
  expect(await screen.findByRole('heading', { name: 'Search' })).toBeVisible();
});

test('a module that is shown stays when another place forgets it, until it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Kept = ({ isBroken }: Record<string, unknown>) => {
    if (isBroken) throw new Error('broken');
    return <h1>Kept</h1>;
  };
  const Next = () => <h1>Next</h1>;
  let known: typeof Kept | undefined = Kept;
  const loader: Loader = {
    loaded: () => known,
    load: () => Promise.resolve((known = Next)),
    forget: () => (known = undefined),
  };
  const rerender = await show(loader);
  servePage(aPageWith(aBoot()));

  loader.forget(key);
  rerender({});
  await Promise.resolve();
  expect(screen.getByRole('heading')).toHaveTextContent('Kept');

  rerender({ isBroken: true });
  expect(screen.queryByRole('heading', { name: 'Kept' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
});
