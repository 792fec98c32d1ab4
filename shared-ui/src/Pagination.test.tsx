import { Pagination } from '@plumbline/shared-ui/Pagination';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function show(page: number, count: number) {
  const onChange = jest.fn();
  render(<Pagination page={page} limit={10} count={count} onChange={onChange} />);
  return onChange;
}
const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });

test.each([0, 1, 10])('%i rows need no pages', (count) => {
  show(1, count);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the ends are disabled', () => {
  show(1, 11);
  expect(previous()).toBeDisabled();
  expect(next()).toBeEnabled();
});

test('the last page has no next', () => {
  show(2, 11);
  expect(previous()).toBeEnabled();
  expect(next()).toBeDisabled();
});

test('the buttons ask for the page beside', async () => {
  const onChange = show(2, 25);
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  await userEvent.click(next());
  await userEvent.click(previous());
  expect(onChange.mock.calls).toEqual([
    [3, { replace: false }],
    [1, { replace: false }],
  ]);
});

test('a page beyond the end asks for the last one in its place', () => {
  expect(show(9, 25)).toHaveBeenCalledWith(3, { replace: true });
});
