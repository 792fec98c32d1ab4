import { useRef } from 'react';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { act, renderPage, screen } from '@plumbline/testing/render';
import { signedIn } from '@plumbline/testing/signed-in';
import { ApplyBar } from './ApplyBar';

type Report = (entries: { isIntersecting: boolean }[]) => void;
let report: Report | undefined;

class Observer {
  constructor(onChange: Report) {
    report = onChange;
  }
  observe() {}
  disconnect() {}
}

const scroll = (isIntersecting: boolean) => act(() => report?.([{ isIntersecting }]));
const shortcut = () => screen.queryByRole('link', { name: 'Apply Now', hidden: true });

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  report = undefined;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function JobWithBar({ job }: { job: JobDetails }) {
  const actions = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={actions} />
      <ApplyBar job={job} actions={actions} />
    </>
  );
}

test('the way to apply stays in reach while the button of the panel is out of view', async () => {
  await renderPage(<JobWithBar job={aJobWithDetails()} />);
  expect(shortcut()).not.toBeInTheDocument();
  scroll(false);
  expect(shortcut()).toHaveAttribute('href', `/jobs/${anId(10)}/apply`);
  expect(screen.getByText('$1,200')).toBeInTheDocument();
  scroll(true);
  expect(shortcut()).not.toBeInTheDocument();
});

test('who cannot apply is offered nothing', async () => {
  await renderPage(<JobWithBar job={aJobWithDetails()} />, { user: signedIn.client() });
  scroll(false);
  expect(shortcut()).not.toBeInTheDocument();
});
