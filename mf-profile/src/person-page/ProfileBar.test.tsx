import { useRef } from 'react';
import { anId } from '@plumbline/testing/builders/ids';
import { aProfessional } from '@plumbline/testing/builders/professionals';
import { aPublicUser } from '@plumbline/testing/builders/users';
import { act, renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ProfessionalAction } from './ProfessionalAction';
import { ProfileBar } from './ProfileBar';

type Report = (entries: { isIntersecting: boolean }[]) => void;
let report: Report | undefined;

class Observer {
  constructor(onChange: Report) {
    report = onChange;
  }
  observe() {}
  disconnect() {}
}

const marcus = aPublicUser();
const scroll = (isIntersecting: boolean) => act(() => report?.([{ isIntersecting }]));
const name = () => screen.queryByText('Marcus Bell');
const button = () => name()?.parentElement?.querySelector<HTMLElement>('a, button');

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  server.use(reply.professionalsCompared([aProfessional()]), reply.myJobs([]));
});
afterEach(() => {
  report = undefined;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function Profile({ person = marcus }) {
  const actions = useRef<HTMLDivElement>(null);
  return (
    <>
      <ProfessionalAction ref={actions} person={person} />
      <ProfileBar person={person} actions={actions} />
    </>
  );
}

test('a visitor has the way to a job in reach while that of the head is out of view', async () => {
  await renderPage(<Profile />);
  expect(name()).not.toBeInTheDocument();
  scroll(false);
  expect(name()).toBeVisible();
  expect(button()).toHaveAttribute('href', '/post-contract');
  expect(button()).toHaveAttribute('tabindex', '-1');
  scroll(true);
  expect(name()).not.toBeInTheDocument();
});

test('a hirer invites, and the focus comes back to the button of the head', async () => {
  const { user } = await renderPage(<Profile />, { user: signedIn.client() });
  scroll(false);
  await user.click(button() as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Invite Marcus Bell to a job' })).toBeVisible();
  await user.keyboard('{Escape}');
  const own = await screen.findByRole('button', { name: 'Invite to a job' });
  await waitFor(() => expect(own).toHaveFocus());
});

test('a contractor writes', async () => {
  const client = aPublicUser({ _id: anId(77), userType: 'client' });
  await renderPage(<Profile person={client} />, { user: signedIn.contractor() });
  scroll(false);
  expect(button()).toHaveAttribute('href', `/messages/new/${client._id}`);
});

test.each([
  ['one’s own profile', signedIn.contractor()],
  ['who may not hire for the company', actingAs('viewer')],
])('%s has none', async (_who, user) => {
  await renderPage(<Profile />, { user });
  expect(report).toBeUndefined();
  expect(name()).not.toBeInTheDocument();
});
