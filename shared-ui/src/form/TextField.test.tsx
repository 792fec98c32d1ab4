import { Form, SubmitButton, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { number, object } from 'zod';

const schema = object({ cost: number() });

function CostForm({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useZodForm({ schema, defaultValues: { cost: 1200.5 } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="cost" label="Cost" type="number" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

test('a number that stood there can be cleared and written anew', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '/', element: <CostForm onSubmit={onSubmit} /> }]);
  render(<RouterProvider router={router} />);
  const cost = screen.getByLabelText('Cost');
  expect(cost).toHaveValue(1200.5);
  await user.clear(cost);
  expect(cost).toHaveValue(null);
  await user.type(cost, '900');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ cost: 900 }));
});
