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
