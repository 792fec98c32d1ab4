import { render, screen, within } from '@testing-library/react';
import { BarChart } from './BarChart';

const months = (values: number[]) =>
  values.map((value, index) => ({ key: String(index), label: `M${index + 1}`, value }));

test('a chart is one picture with its description', () => {
  render(<BarChart label="Jobs by month: 4 in all" bars={months([1, 0, 3])} format={String} isWhole />);
  const chart = screen.getByRole('img', { name: 'Jobs by month: 4 in all' });
  expect(within(chart).getByText('M3: 3')).toBeInTheDocument();
  expect(within(chart).getByText('M1')).toBeInTheDocument();
});

test.each([
  [
    [1, 0],
    ['0', '1'],
  ],
  [[0, 0], ['0']],
])('counts of %j have the whole steps %j', (values, expected) => {
  const { container } = render(<BarChart label="Jobs" bars={months(values)} format={String} isWhole />);
  const steps = [...container.querySelectorAll('text[text-anchor="end"]')].map(
    ({ textContent }) => textContent,
  );
  expect(steps).toEqual(expected);
});

test('the highest bar reaches highest, and a month of nothing has none', () => {
  const { container } = render(<BarChart label="Jobs" bars={months([2, 4, 0])} format={String} />);
  const heights = [...container.querySelectorAll('.bar')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights[1]).toBeCloseTo((heights[0] ?? 0) * 2);
  expect(heights[2]).toBe(0);
});

test('a few bars are no wider than many, each in the middle of its column', () => {
  const { container } = render(<BarChart label="Jobs" bars={months([2, 4])} format={String} />);
  const [column, bar] = [...container.querySelectorAll('.column rect')].map((rect) => ({
    x: Number(rect.getAttribute('x')),
    width: Number(rect.getAttribute('width')),
  }));
  expect(bar?.width).toBe(48);
  expect((bar?.x ?? 0) + 24).toBeCloseTo((column?.x ?? 0) + (column?.width ?? 0) / 2);
});

test('of many months as many labels are shown as fit, always the last', () => {
  render(<BarChart label="Jobs" bars={months(Array.from({ length: 36 }, () => 1))} format={String} />);
  expect(screen.getByText('M36')).toBeInTheDocument();
  expect(screen.queryByText('M35')).not.toBeInTheDocument();
});
