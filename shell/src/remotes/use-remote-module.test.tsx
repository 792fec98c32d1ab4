import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createContent } from '../boot/content';
import { ContentContext } from '../boot/use-content';
import { aBoot, aRemote } from '../fake-site/testing/a-boot';
import { toFailure } from './failure';
import { aPageWith, servePage } from '../fake-site/testing/render-site';
import type { Loader, RemoteComponent } from './loader';
import { LoaderContext } from './use-loader';
import { useRemoteModule } from './use-remote-module';

test('a module that comes between a render and its effects is shown', async () => {
  function JobSearchPage() {
    return null;
  }
  const component: RemoteComponent = JobSearchPage;
  let asked = 0;
  const loader: Loader = {
    loaded: () => ((asked += 1) === 1 ? undefined : component),
    load: () => Promise.resolve(component),
    forget: () => undefined,
  };
  function Providers({ children }: { children: ReactNode }) {
    return (
      <ContentContext value={createContent(aBoot())}>
        <LoaderContext value={loader}>{children}</LoaderContext>
      </ContentContext>
    );
  }
  const key = { remote: aRemote('mf-jobs'), expose: './job-search', kind: 'page' as const };

  const { result } = renderHook(() => useRemoteModule(key), { wrapper: Providers });

  await waitFor(() => {
    expect(result.current.component).toBe(component);
  });
});

test('a module that is shown stays when another place forgets it, until it is asked for again [PLT-71]', async () => {
  const component: RemoteComponent = () => null;
  const next: RemoteComponent = () => null;
  let known: RemoteComponent | undefined = component;
  const loader: Loader = {
    loaded: () => known,
    load: () => Promise.resolve((known = next)),
    forget: () => (known = undefined),
  };
  const content = createContent(aBoot());
  servePage(aPageWith(aBoot()));
  function Providers({ children }: { children: ReactNode }) {
    return (
      <ContentContext value={content}>
        <LoaderContext value={loader}>{children}</LoaderContext>
      </ContentContext>
    );
  }
  const key = { remote: aRemote('mf-jobs'), expose: './job-search', kind: 'page' as const };
  const { result, rerender } = renderHook(() => useRemoteModule(key), { wrapper: Providers });

  loader.forget(key);
  rerender();
  await act(() => Promise.resolve());
  expect(result.current.component).toBe(component);

  act(() => {
    result.current.fail(toFailure('render', new Error('broken')));
  });
  expect(result.current.component).toBeUndefined();
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect(result.current.component).toBe(next);
  });
});
