import { signedIn } from '@plumbline/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hearNotes } from '../reporting/notes';
import { aBoot, aRemote } from '../fake-site/testing/a-boot';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { aPageWith, renderSite, servePage } from '../fake-site/testing/render-site';

/** Failures are logged, and the test kit fails a test on `console.error`. */
function silenceLog(): jest.SpyInstance {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

function down(): never {
  throw new Error('404');
}

test('a remote that is down leaves the header working and comes back by Retry without a reload', async () => {
  const log = silenceLog();
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-search', down);
  const { user } = await renderSite({ route: '/jobs', remotes: demoRemotes, federation });

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/mf-jobs 1\.2\.3, reference \w{8}/);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^\[mf-jobs 1\.2\.3\] entry: 404 \(trace \w{8}\)$/));
  expect(screen.getByRole('link', { name: 'menu' })).toBeInTheDocument();

  const requests = () => federation.loads.filter((id) => id === 'mf-jobs ./job-search').length;
  const before = requests();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => {
    expect(screen.getByRole('alert')).not.toBe(alert);
  });
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  expect(requests()).toBe(before + 1);

  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage: () => <h1>Back again</h1> }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Back again' })).toHaveFocus();
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page that throws while rendering is caught once and tried again only when asked', async () => {
  silenceLog();
  const federation = demoFederation();
  let renders = 0;
  let isBroken = true;
  function JobSearchPage() {
    renders += 1;
    if (isBroken) throw new Error('broken');
    return <h1>Mended</h1>;
  }
  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage }));
  const { user } = await renderSite({ route: '/jobs', remotes: demoRemotes, federation });
  await screen.findByRole('alert');
  const renderedBefore = renders;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(renders).toBe(renderedBefore);

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mended' })).toBeInTheDocument();
});

test('a slot that is down is one small button and fills when pressed', async () => {
  silenceLog();
  const federation = demoFederation();
  federation.serve('mf-jobs ./header-search', down);
  const { user } = await renderSite({
    route: '/',
    remotes: demoRemotes,
    federation,
    user: signedIn.client(),
  });
  const again = await screen.findByRole('button', {
    name: /^Load this part again \(mf-jobs 1\.2\.3, reference \w{8}\)$/,
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  federation.serve('mf-jobs ./header-search', () => ({
    HeaderSearchSlot: () => <input aria-label="Job search box" />,
  }));
  await user.click(again);
  expect(await screen.findByRole('textbox', { name: 'Job search box' })).toHaveFocus();
});

test('what is said of a failed slot is announced', async () => {
  silenceLog();
  const federation = demoFederation();
  federation.serve('mf-jobs ./header-search', down);
  await renderSite({ remotes: demoRemotes, federation, user: signedIn.client() });
  expect(
    await screen.findByText(/^A part of this page could not be loaded \(mf-jobs 1\.2\.3/),
  ).toHaveAttribute('role', 'status');
});

/** A search page that can be made to break in three ways. */
function FragilePage() {
  const [way, setWay] = useState('');
  useEffect(() => {
    if (way === 'effect') throw new Error('broken in an effect');
  }, [way]);
  if (way === 'render') throw new Error('broken at render');
  return (
    <>
      <h1>Fragile</h1>
      {['effect', 'render'].map((name) => (
        <button
          key={name}
          onClick={() => {
            setWay(name);
          }}
        >
          {name}
        </button>
      ))}
      <button
        onClick={() => {
          throw new Error('broken in a handler');
        }}
      >
        handler
      </button>
      <input aria-label="Typed" />
    </>
  );
}

async function openFragile() {
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage: FragilePage }));
  return renderSite({ route: '/jobs', remotes: demoRemotes, federation });
}

test.each(['render', 'effect'])(
  'a page that throws in %s after a click gives the focus to Retry, and the heading has it afterwards',
  async (way) => {
    silenceLog();
    const { user } = await openFragile();
    await user.click(screen.getByRole('button', { name: way }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/mf-jobs 1\.2\.3, reference \w{8}/);
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'menu' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1, name: 'Fragile' })).toHaveFocus();
    });
  },
);

test('Retry keeps the focus while a page goes on throwing', async () => {
  silenceLog();
  const federation = demoFederation();
  const broken = () => {
    throw new Error('broken');
  };
  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage: broken }));
  const { user } = await renderSite({ route: '/jobs', remotes: demoRemotes, federation });
  const alert = await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => {
    expect(screen.getByRole('alert')).not.toBe(alert);
  });
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
});

test('who has gone on typing elsewhere keeps the focus when the page comes', async () => {
  silenceLog();
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-search', down);
  const { user } = await renderSite({
    route: '/jobs',
    remotes: demoRemotes,
    federation,
    user: signedIn.client(),
  });
  await screen.findByRole('alert');
  let come: (module: unknown) => void = () => undefined;
  federation.serve('mf-jobs ./job-search', () => new Promise((resolve) => (come = resolve)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const box = screen.getByRole('textbox', { name: 'Job search box' });
  await user.type(box, 'ro');
  await waitFor(() => {
    come({ JobSearchPage: () => <h1>Back again</h1> });
    expect(screen.getByRole('heading', { level: 1, name: 'Back again' })).toBeInTheDocument();
  });
  expect(box).toHaveFocus();
});

test('a throw in a handler takes nothing away from the page', async () => {
  const uncaught = jest.fn((event: ErrorEvent) => {
    event.preventDefault();
  });
  addEventListener('error', uncaught);
  const { user } = await openFragile();
  await user.type(screen.getByRole('textbox', { name: 'Typed' }), 'kept');
  await user.click(screen.getByRole('button', { name: 'handler' }));
  removeEventListener('error', uncaught);
  expect(uncaught).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** mf-jobs as it is after a rollback: the same pages from another build. */
const rolledBack = () =>
  aBoot(
    demoRemotes.map((remote) =>
      remote.name === 'mf-jobs'
        ? { ...remote, version: '1.2.2', entry: '/artifacts/mf-jobs/before/remoteEntry.js' }
        : remote,
    ),
  );

test('Retry takes the release that was rolled back to, in the same document', async () => {
  silenceLog();
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-search', () => {
    throw new Error('evaluated badly');
  });
  const { user } = await renderSite({ route: '/jobs', remotes: demoRemotes, federation });
  const failed = await screen.findByText(/mf-jobs 1\.2\.3, reference/);
  const reference = failed.textContent.slice(-8);

  servePage(aPageWith(rolledBack()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  // A failure of its own: the first one is never said of this release.
  expect(await screen.findByText(/mf-jobs 1\.2\.2, reference/)).not.toHaveTextContent(reference);

  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage: () => <h1>As before</h1> }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'As before' })).toBeInTheDocument();
});

test('a page that throws at render comes from the release that was rolled back to', async () => {
  silenceLog();
  const { user, federation } = await openFragile();
  await user.click(screen.getByRole('button', { name: 'render' }));
  await screen.findByRole('alert');
  servePage(aPageWith(rolledBack()));
  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage: () => <h1>As before</h1> }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'As before' })).toBeInTheDocument();
  expect(federation.registrations.filter((name) => name.startsWith('mf-jobs'))).toEqual([
    'mf-jobs',
    'mf-jobs forced',
  ]);
});

test('a remote that was switched off meanwhile says so after Retry', async () => {
  silenceLog();
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-search', down);
  const { user } = await renderSite({ route: '/jobs', remotes: demoRemotes, federation });
  await screen.findByRole('alert');
  const { remotes, ...rest } = rolledBack();
  servePage(
    aPageWith({
      ...rest,
      remotes: remotes.filter(({ name }) => name !== 'mf-jobs'),
      disabled: [{ name: 'mf-jobs', owner: 'Jobs team', pages: [{ path: '/jobs', access: 'public' }] }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 1, name: 'This part of the site is switched off for now' });
});

test('a part of a page that did not come is asked for again by Retry, with the whole module', async () => {
  silenceLog();
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-search', () => ({
    JobSearchPage: () => {
      throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
    },
  }));
  const { user } = await renderSite({ route: '/jobs', remotes: demoRemotes, federation });
  await screen.findByRole('alert');
  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage: () => <h1>Complete</h1> }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Complete' })).toHaveFocus();
  });
});

test('a remote with broken declarations costs its own pages only, which name the mistake; Retry takes the mended one', async () => {
  silenceLog();
  const federation = demoFederation();
  federation.serve('mf-reports ./reports', () => ({ ReportsPage: () => <h1>Reports</h1> }));
  const pages = [
    { path: '/reports', expose: './reports', access: 'public' as const, title: 'reports:title' },
  ];
  const sound = aRemote('mf-reports', { pages });
  const broken = { ...sound, manifest: { ...sound.manifest, nav: [{ menu: 'header.public/v1' }] } };
  const { user, navigate } = await renderSite({
    route: '/reports',
    remotes: demoRemotes,
    broken: [broken],
    federation,
  });

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This part was published with a mistake');
  expect(alert).toHaveTextContent('mf-reports 1.2.3 declares a broken entry in nav');
  await navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'about' });

  await navigate('/reports');
  await screen.findByRole('alert');
  servePage(aPageWith(aBoot([...demoRemotes, sound])));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toHaveFocus();
});

test('where a remote declares no pages at all, unknown paths name it; Retry takes the mended one', async () => {
  silenceLog();
  const federation = demoFederation();
  federation.serve('mf-reports ./reports', () => ({ ReportsPage: () => <h1>Reports</h1> }));
  const pages = [
    { path: '/reports', expose: './reports', access: 'public' as const, title: 'reports:title' },
  ];
  const sound = aRemote('mf-reports', { pages });
  const { user } = await renderSite({
    route: '/reports',
    remotes: demoRemotes,
    broken: [{ ...sound, manifest: null }],
    federation,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('mf-reports 1.2.3 declares no list of pages');
  servePage(aPageWith(aBoot([...demoRemotes, sound])));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toHaveFocus();
  });
});

test('of two remotes that claim one state key the second is refused with the reason, and the first works [PLT-75]', async () => {
  const log = silenceLog();
  const federation = demoFederation();
  const claiming = (name: string) =>
    aRemote(name, {
      pages: [
        { path: `/${name.slice(3)}`, expose: './page', access: 'public', title: `${name.slice(3)}:title` },
      ],
      state: { endpoints: ['listDrafts'], reducers: ['drafts'] },
    });
  federation.serve('mf-first ./page', () => ({ PagePage: () => <h1>First</h1> }));
  federation.serve('mf-second ./page', () => ({ PagePage: () => <h1>Second</h1> }));
  const { navigate } = await renderSite({
    route: '/second',
    remotes: [...demoRemotes, claiming('mf-first'), claiming('mf-second')],
    federation,
  });
  const reason = 'mf-second 1.2.3 claims the state key "drafts", which belongs to mf-first';
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(reason));
  expect(federation.loads).not.toContain('mf-second ./page');
  await navigate('/first');
  await screen.findByRole('heading', { level: 1, name: 'First' });
});

test('a remote that throws while it is taken away takes nothing along', async () => {
  silenceLog();
  const noted: string[] = [];
  const stop = hearNotes((note) => {
    if ('message' in note) noted.push(note.message);
  });
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-search', () => ({
    JobSearchPage: () => {
      useEffect(
        () => () => {
          throw new Error('broken at the end');
        },
        [],
      );
      return <h1>Search</h1>;
    },
  }));
  const { navigate } = await renderSite({ route: '/jobs', remotes: demoRemotes, federation });
  await navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'about' });
  expect(screen.getByRole('link', { name: 'menu' })).toBeInTheDocument();
  stop();
  expect(noted).toContain('Error: broken at the end');
});
