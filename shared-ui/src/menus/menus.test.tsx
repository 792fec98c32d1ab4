import { MenuAction, MenuButton, MenuItem, MenuLink } from '@plumbline/shared-ui/menus';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';

function Path() {
  return <output>{useLocation().pathname}</output>;
}

function show(onSignOut = () => {}) {
  render(
    <MemoryRouter>
      <Path />
      <MenuButton label="Account">
        <MenuLink to="/profile">Profile</MenuLink>
        <MenuLink to="/setting">Settings</MenuLink>
        <MenuItem disabled>Nothing yet</MenuItem>
        <MenuAction onSelect={onSignOut}>Logout</MenuAction>
      </MenuButton>
      <button>Next</button>
    </MemoryRouter>,
  );
  return screen.getByRole('button', { name: 'Account' });
}

const row = (name: string) => screen.getByRole('menuitem', { name });
const closed = () => {
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
};

test('a click opens it on the first entry, and Esc gives the focus back', async () => {
  const button = show();
  await userEvent.click(button);
  expect(screen.getByRole('menu')).toHaveAccessibleName('Account');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(row('Profile')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  closed();
  expect(button).toHaveFocus();
});

test('arrows, Home, End and first letters move through it', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(row('Logout')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(row('Profile')).toHaveFocus();
  await userEvent.keyboard('s');
  expect(row('Settings')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(row('Logout')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(row('Profile')).toHaveFocus();
});

test('an entry is chosen by click or Enter, and closes the menu', async () => {
  const onSignOut = jest.fn();
  const button = show(onSignOut);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('/profile')).toBeVisible();
  closed();
  await userEvent.click(button);
  await userEvent.click(row('Logout'));
  expect(onSignOut).toHaveBeenCalledTimes(1);
  closed();
});

test('the button closes it too', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.click(button);
  closed();
});

test('it closes when the focus or a click goes elsewhere', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByText('/'));
  closed();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  closed();
});

/** Awaited, since MUI shows a focus that comes back after the event. */
async function scrollTo(button: HTMLElement, bottom: number): Promise<void> {
  button.getBoundingClientRect = () => new DOMRect(20, bottom - 40, 100, 40);
  await act(async () => fireEvent.scroll(document));
}

test('it stays at its button when the page scrolls', async () => {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  const button = show();
  await userEvent.click(button);
  await scrollTo(button, 300);
  expect(screen.getByRole('menu')).toHaveStyle({ top: '306px' });
  expect(row('Profile')).toHaveFocus();
});

test('it closes when its button scrolls out of view, and the button has the focus', async () => {
  const button = show();
  await userEvent.click(button);
  await scrollTo(button, -200);
  closed();
  expect(button).toHaveFocus();
});
