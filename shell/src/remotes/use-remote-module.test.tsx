import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createContent } from '../boot/content';
import { ContentContext } from '../boot/use-content';
import { aBoot, aRemote } from '../fake-site/testing/a-boot';
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
