import { Accordion } from '@plumbline/shared-ui/Accordion';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('one question is open at a time, and a click toggles it', async () => {
  render(
    <Accordion
      items={[
        { id: 'pay', title: 'How am I paid?', content: 'By transfer.' },
        { id: 'trial', title: 'Is there a trial?', content: 'Thirty days.' },
      ]}
    />,
  );
  const pay = screen.getByRole('button', { name: 'How am I paid?' });
  const trial = screen.getByRole('button', { name: 'Is there a trial?' });
  expect(pay).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(pay);
  expect(screen.getByText('By transfer.')).toBeInTheDocument();
  await userEvent.click(trial);
  expect(pay).toHaveAttribute('aria-expanded', 'false');
  expect(trial).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(trial);
  expect(trial).toHaveAttribute('aria-expanded', 'false');
});

test('a closed answer is in the page, hidden, where it is asked for', async () => {
  render(
    <Accordion keepsContent items={[{ id: 'pay', title: 'How am I paid?', content: 'By transfer.' }]} />,
  );
  expect(screen.getByText('By transfer.')).not.toBeVisible();
  const pay = screen.getByRole('button', { name: 'How am I paid?' });
  await userEvent.click(pay);
  expect(screen.getByRole('region', { name: 'How am I paid?' })).toHaveTextContent('By transfer.');
  await userEvent.click(pay);
  expect(screen.getByText('By transfer.')).not.toBeVisible();
});
