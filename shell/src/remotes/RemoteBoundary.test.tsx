import { signedIn } from '@plumbline/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

/** Failures are written to the log; the test kit would take that for a mistake. */
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
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  });
  expect(requests()).toBe(before + 1);
  expect(screen.getByRole('alert')).not.toBe(alert);

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

test('a slot that is down is one small button and fills when pressed [CHR-13, PLT-159]', async () => {
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
  expect(await screen.findByRole('textbox', { name: 'Job search box' })).toBeInTheDocument();
});
