import { Button } from '@plumbline/shared-ui/actions';
import { AppTheme, resetColorMode, useColorMode } from '@plumbline/shared-ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Toggle() {
  const { mode, toggle } = useColorMode();
  return <button onClick={toggle}>{mode}</button>;
}

function prefer(scheme: 'dark' | 'light') {
  window.matchMedia = ((query: string) => ({
    matches: query.includes(`prefers-color-scheme: ${scheme}`),
    media: query,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => {
  localStorage.clear();
});

const show = () =>
  render(
    <AppTheme>
      <Toggle />
    </AppTheme>,
  );

test('the system decides while nothing is stored', () => {
  prefer('dark');
  show();
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage).toHaveLength(0);
});

test('a choice is stored and changes the class of the page', async () => {
  prefer('light');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement).toHaveClass('dark');
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.documentElement).not.toHaveClass('dark');
});

test('a stored choice wins over the system', () => {
  prefer('light');
  localStorage.setItem('theme', 'dark');
  show();
  expect(document.documentElement).toHaveClass('dark');
});

test("the first script's colour scheme gives way to the class", () => {
  prefer('light');
  document.documentElement.style.colorScheme = 'dark';
  show();
  expect(document.documentElement.style.colorScheme).toBe('');
});

test('after a reset the system decides again', async () => {
  prefer('light');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  act(() => {
    resetColorMode();
  });
  expect(screen.getByRole('button')).toHaveTextContent('light');
  expect(localStorage.getItem('theme')).toBeNull();
});

test.each(['light', 'dark'] as const)('in the %s theme a filled button is lime, with dark words', (mode) => {
  prefer(mode);
  render(
    <AppTheme>
      <Button variant="contained">Apply</Button>
    </AppTheme>,
  );
  const look = getComputedStyle(screen.getByRole('button', { name: 'Apply' }));
  expect(look.getPropertyValue('--variant-containedBg')).toMatch(/palette-secondary-main/);
  expect(look.getPropertyValue('--variant-containedColor')).toMatch(/palette-secondary-contrastText/);
});
