import {
  Form,
  PasswordField,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { manyLines, oneLine, phoneSchema, emailSchema } from '@plumbline/shared-schema/texts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { object, string } from 'zod';

const schema = object({
  name: oneLine(60),
  about: manyLines(60),
  email: emailSchema,
  phone: phoneSchema,
  password: string(),
});
const start = { name: '', about: '', email: '', phone: '', password: '' };

function show() {
  const onSubmit = jest.fn();
  function ContactForm() {
    const form = useZodForm({ schema, defaultValues: start });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <TextAreaField name="about" label="About" />
        <TextField name="email" label="Email" type="email" />
        <TextField name="phone" label="Phone" type="tel" />
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ContactForm /> }])} />);
  return onSubmit;
}

async function paste(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
  return field;
}

test.each([
  ['Name', 'Ada\u200b \u202eLovelace', 'Ada Lovelace'],
  ['Email', 'mailto:ada@example.org,', 'ada@example.org'],
  ['Phone', '\u202a514\u2011555\u20110123\u202c ext. 12', '514-555-0123 x12'],
])('%s is cleaned when it is left, and says so until it is typed in', async (label, pasted, cleaned) => {
  show();
  const field = await paste(label, pasted);
  expect(field).toHaveValue(cleaned);
  expect(field).toHaveAccessibleDescription('We removed or replaced some characters. Please check.');
  await userEvent.type(field, '1');
  expect(field).toHaveAccessibleDescription('');
});

test('spaces go without a word, and lines stay', async () => {
  show();
  const name = await paste('Name', '  Ada   Lovelace ');
  expect(name).toHaveValue('Ada Lovelace');
  expect(name).toHaveAccessibleDescription('');
  expect(await paste('About', 'one\n  two')).toHaveValue('one\n  two');
});

test('a password stays as it was typed, shown or not', async () => {
  const onSubmit = show();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(await paste('Password', ' a\u200bb ')).toHaveValue(' a\u200bb ');
  await paste('Email', 'a@b.org');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ ...start, email: 'a@b.org', password: ' a\u200bb ' }),
  );
});
