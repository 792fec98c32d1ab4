import { Page, useTitleCount } from '@plumbline/shared-ui/Page';
import { render, screen } from '@testing-library/react';

test('a page has one h1 that can take the focus, and names the document', () => {
  render(
    <Page title="Saved Contracts" subtitle="What you kept" actions={<button>New</button>}>
      content
    </Page>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Saved Contracts' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Saved Contracts · Plumbline');
  expect(screen.getByText('What you kept')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New' })).toBeVisible();
});

test('a full-bleed page brings its own heading', () => {
  render(
    <Page title="Hire" isFullBleed>
      <h1>Own</h1>
    </Page>,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(document.title).toBe('Hire · Plumbline');
});

function Counted({ count }: { count: number }) {
  useTitleCount(count);
  return null;
}

test('a number of something stands before every page’s title, for as long as somebody counts it', () => {
  const { rerender } = render(<Counted count={3} />);
  rerender(
    <>
      <Counted count={3} />
      <Page title="Jobs">content</Page>
    </>,
  );
  expect(document.title).toBe('(3) Jobs · Plumbline');
  rerender(
    <>
      <Counted count={0} />
      <Page title="Jobs">content</Page>
    </>,
  );
  expect(document.title).toBe('Jobs · Plumbline');
});
