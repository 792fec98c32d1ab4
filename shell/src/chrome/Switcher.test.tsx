import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

const company = { _id: '01890000-0000-7000-8000-00000000000c', name: 'Brick & Co' };
const acting = (role: 'viewer' | 'recruiter' | 'owner') =>
  signedIn.company({ _id: company._id, companyName: 'Brick & Co', team: { role, person: 'Nora Mason' } });

const open = (options: Parameters<typeof renderSite>[0]) =>
  renderSite({ remotes: demoRemotes, federation: demoFederation(), route: '/messages', ...options });

function memberOf(...rows: unknown[]) {
  const asked: unknown[] = [];
  server.use(
    http.get(api('/team/memberships'), () => HttpResponse.json({ success: true, data: rows })),
    http.post(api('/team/sessions'), async ({ request }) => {
      const body = (await request.json()) as { companyId: string | null };
      asked.push(body);
      const user = body.companyId ? acting('viewer') : signedIn.client({ fullName: 'Nora Mason' });
      return HttpResponse.json({ success: true, message: 'Logged in successfully', token: 'next', user });
    }),
  );
  return asked;
}

test.each([true, false])(
  'the menu switches to a company and back, in a wide bar: %s [TEAM-2]',
  async (isWide) => {
    const { user } = await open({ user: signedIn.client({ fullName: 'Nora Mason' }), isWide });
    const asked = memberOf({ company, role: 'viewer' });
    const menu = () => screen.getByRole('button', { name: isWide ? /^Your profile menu/ : 'Open the menu' });
    const row = isWide ? 'menuitem' : 'button';
    await user.click(menu());
    await user.click(await screen.findByRole(row, { name: 'Act for Brick & Co' }));

    const notice = await screen.findByRole('complementary', { name: 'Acting for a team' });
    expect(notice).toHaveTextContent('You act for Brick & Co.');
    expect(location.pathname).toBe('/');
    await user.click(within(notice).getByRole('button', { name: 'Switch back to Nora Mason' }));
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'Acting for a team' })).not.toBeInTheDocument(),
    );
    expect(asked).toEqual([{ companyId: company._id }, { companyId: null }]);
  },
);

test('who is in no team finds nothing to switch to', async () => {
  const { user } = await open({ user: signedIn.client() });
  const asked = jest.fn();
  server.use(
    http.get(api('/team/memberships'), () => {
      asked();
      return HttpResponse.json({ success: true, data: [] });
    }),
  );
  await user.click(screen.getByRole('button', { name: /^Your profile menu/ }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('menuitem', { name: /^Act for|^Switch back/ })).not.toBeInTheDocument();
});
