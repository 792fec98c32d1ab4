import type { AdminPlacement } from '@plumbline/shared-schema/placements';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PlacementsPage } from './PlacementsPage';

const running: AdminPlacement = {
  _id: anId(5),
  picture: '/api/v1/files/b',
  href: 'https://tiles.example',
  altEn: 'Tiles, half price',
  altFr: 'Carrelage à moitié prix',
  startsAt: '2026-12-01T00:00:00.000Z',
  endsAt: '2026-12-08T00:00:00.000Z',
  state: 'running',
};
const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<PlacementsPage />, { route: '/admin/placements', language, user: signedIn.admin() });

test.each([
  ['en', 'Shown now', '07-Dec-2026'],
  ['fr', 'Affichée', '7 déc. 2026'],
] as const)('banners are listed with their days (%s)', async (language, state, last) => {
  server.use(reply.placements([running]));
  const { container } = await show(language);
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Tiles, half price' })).toBeVisible();
  expect(screen.getByText(last)).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('a banner is placed with picture, link, both texts, days and a reason', async () => {
  server.use(reply.placements([]), reply.placementAdded(running));
  const calls = recordCalls();
  const { user } = await show();
  expect(await screen.findByText('No banner yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New banner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New banner' }));
  const save = dialog.getByRole('button', { name: 'Save banner' });
  await user.click(save);
  expect(await dialog.findByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  const file = new File(['x'], 'banner.png', { type: 'image/png' });
  await user.upload(dialog.getByLabelText('Picture'), file);
  await user.type(dialog.getByRole('textbox', { name: 'Link (https)' }), 'https://tiles.example');
  await user.type(dialog.getByRole('textbox', { name: 'What it says, in English' }), 'Tiles');
  await user.type(dialog.getByRole('textbox', { name: 'What it says, in French' }), 'Carrelage');
  await user.type(dialog.getByLabelText('First day'), '2026-12-01');
  await user.type(dialog.getByLabelText('Last day'), '2026-12-07');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid');
  server.use(reply.placements([running]));
  await user.click(save);
  expect(await screen.findByRole('img', { name: 'Tiles, half price' })).toBeVisible();
});

test('a banner that is shown is ended with a reason; one that is over is not', async () => {
  const over: AdminPlacement = { ...running, state: 'over' };
  server.use(reply.placements([running]), reply.placementEnded(over));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'End banner: Tiles, half price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End banner' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong link');
  server.use(reply.placements([over]));
  await user.click(dialog.getByRole('button', { name: 'End banner' }));
  expect(await screen.findByText('Over')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^End banner/ })).not.toBeInTheDocument();
});
