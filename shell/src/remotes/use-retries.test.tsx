import { signedIn } from '@plumbline/testing/signed-in';
import { act, screen } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

test('a slot that is down tries again by itself, and leaves the focus where it is', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const federation = demoFederation();
    federation.serve('mf-jobs ./header-search', () => {
      throw new Error('404');
    });
    await renderSite({ route: '/', remotes: demoRemotes, federation, user: signedIn.client() });
    await screen.findByRole('button', { name: /^Load this part again/ });
    federation.serve('mf-jobs ./header-search', () => ({
      HeaderSearchSlot: () => <input aria-label="Job search box" />,
    }));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    const box = await screen.findByRole('textbox', { name: 'Job search box' });
    expect(box).not.toHaveFocus();
  } finally {
    jest.useRealTimers();
  }
});
