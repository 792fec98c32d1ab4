import { Button } from '@plumbline/shared-ui/actions';
import { Checkbox } from '@plumbline/shared-ui/choices';
import { AppTheme } from '@plumbline/shared-ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// Builds leave the ripple out (`tooling/webpack/no-ripple.js`), so nothing may wait for it.
test('nothing that is pressed shows a ripple', async () => {
  const { container } = render(
    <AppTheme>
      <Button>Save</Button>
      <Checkbox />
    </AppTheme>,
  );
  for (const role of ['button', 'checkbox']) {
    await userEvent.pointer({ target: screen.getByRole(role), keys: '[MouseLeft>]' });
    expect(screen.getByRole(role)).toHaveFocus();
  }
  expect(container.querySelector('[class*="TouchRipple"]')).toBeNull();
});
