import { COMPRESS_ABOVE_BYTES } from '@plumbline/shared-schema/limits';
import { aContractor } from '@plumbline/testing/builders/users';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { OwnProfilePage } from '../own-profile/OwnProfilePage';

const marcus = aContractor({ reviewCount: 0 });

/** jsdom has no workers; this one can read no picture. */
class BlindWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  postMessage() {
    this.onmessage({ data: { reason: 'The source image could not be decoded.' } });
  }
  terminate() {
    return undefined;
  }
}

beforeEach(() => {
  server.use(reply.me(marcus), ...reply.profileLists(), reply.skillCatalogue([]));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  Object.assign(globalThis, { Worker: BlindWorker });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('a picture that cannot be made smaller says why at its field, and is not taken', async () => {
  const { user } = await renderPage(<OwnProfilePage />, {
    route: '/profile?edit=portfolios.new',
    path: '/profile',
    user: marcus,
  });
  const add = within(await screen.findByRole('dialog', { name: 'Add Portfolio' }));
  const large = new File([new Uint8Array(COMPRESS_ABOVE_BYTES + 1)], 'bath.png', { type: 'image/png' });
  const choose = add.getByLabelText('Choose the picture before');
  await user.upload(choose, large);
  const text = 'Failed to process image: The source image could not be decoded.';
  expect(await add.findByText(text)).toBeVisible();
  expect(choose).toHaveAccessibleDescription(text);
  expect(add.queryByRole('img')).not.toBeInTheDocument();
});
