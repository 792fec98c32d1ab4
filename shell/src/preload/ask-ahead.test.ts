import { waitFor } from '@testing-library/react';
import type { PageLoader } from '@plumbline/shared-api/store';
import { aRemote } from '../fake-site/testing/a-boot';
import { fakeFederation } from '../fake-site/testing/fake-federation';
import { createLoader } from '../remotes/loader';
import { askAhead } from './ask-ahead';
import { placeAt } from './module-at';
import { buildRouteTable } from '../routing/route-table';

const JOBS = aRemote(
  'mf-jobs',
  {
    pages: [
      { path: '/jobs/:jobId', expose: './job-details', access: 'public', title: 'jobs:details' },
      { path: '/about', expose: './about', access: 'public', title: 'jobs:about' },
      { path: '/own', expose: './job-details', access: 'signedIn', title: 'jobs:own' },
    ],
  },
  { assets: { './load-job-details': [] } },
);

type Viewer = Parameters<typeof placeAt>[1];
const VISITOR: Viewer = { isSignedIn: false, userType: undefined };
const CLIENT: Viewer = { isSignedIn: true, userType: 'client' };

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost');
  return { pathname, search };
};

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function renderSite(load: PageLoader | undefined) {
  const federation = fakeFederation({ 'mf-jobs ./load-job-details': () => ({ load }) });
  const loader = createLoader({ federation, loadTexts: () => Promise.resolve() });
  const table = buildRouteTable({ remotes: [JOBS], disabled: [] });
  let here = at('/');
  let viewer: Viewer = VISITOR;
  let arrive: () => void = () => undefined;
  stop = askAhead({
    loader,
    store: { dispatch: jest.fn() },
    history: {
      place: () => ({ location: here }) as never,
      listen: (onChange) => {
        arrive = onChange;
        return () => true;
      },
    },
    i18n: { language: 'fr' },
    placeAt: (path) => placeAt(table, viewer, path),
  });
  return {
    federation,
    become: (person: Viewer) => {
      viewer = person;
    },
    goTo: (path: string) => {
      here = at(path);
      arrive();
    },
    pointAt: (href: string) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    },
  };
}

test('a page asks for its data when somebody goes there, without waiting for its script', async () => {
  const load = jest.fn<Promise<void>, Parameters<PageLoader>>().mockResolvedValue();
  const { federation, goTo } = renderSite(load);
  goTo('/jobs/7?from=home');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));

  const [{ params, search, language }] = load.mock.calls[0] ?? [{}];
  expect([params?.['jobId'], search?.get('from'), language]).toEqual(['7', 'home', 'fr']);
  expect(federation.loads).toEqual(['mf-jobs ./load-job-details']);

  goTo('/jobs/7?from=home');
  goTo('/about');
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a link that is pointed at for a moment asks for its page, one that is only crossed does not', async () => {
  const load = jest.fn<Promise<void>, Parameters<PageLoader>>().mockResolvedValue();
  const { pointAt } = renderSite(load);
  pointAt('/jobs/1');
  pointAt('/jobs/2');
  await waitFor(() => expect(load).toHaveBeenCalled());

  expect(load.mock.calls.map(([{ params }]) => params['jobId'])).toEqual(['2']);
});

test('a page of somebody who signs out while its loader is on the way asks for nothing', async () => {
  const load = jest.fn<Promise<void>, Parameters<PageLoader>>().mockResolvedValue();
  const { become, goTo, federation } = renderSite(load);
  become(CLIENT);
  goTo('/own');
  // Asked for, and not there yet.
  await Promise.resolve();
  become(VISITOR);
  await waitFor(() => expect(federation.loads).toEqual(['mf-jobs ./load-job-details']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(load).not.toHaveBeenCalled();

  become(CLIENT);
  goTo('/jobs/1');
  goTo('/own');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('a loader that throws or cannot be had costs nobody the page', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const { goTo, federation } = renderSite(() => Promise.reject(new Error('broken')));
  goTo('/jobs/1');
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  federation.serve('mf-jobs ./load-job-details', () => {
    throw new Error('404');
  });
  goTo('/jobs/2');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reported).toHaveBeenCalledTimes(1);
});
