import {
  CheckboxField,
  Form,
  PasswordField,
  SelectField,
  SubmitButton,
  TextField,
  forgetFormDraft,
  useFormDraft,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { boolean, object, string } from 'zod';

const schema = object({
  email: string().min(1, 'emailRequired').regex(/@/, 'invalidEmail'),
  password: string().min(8, 'passwordMin'),
  role: string().min(1, 'required'),
  terms: boolean().refine(Boolean, 'required'),
});

const contact = schema.pick({ email: true });

type Send = (values: unknown) => unknown;

function ContactForm({
  loadSchema,
  onSubmit,
}: {
  loadSchema: () => Promise<typeof contact>;
  onSubmit: Send;
}) {
  const form = useZodForm({ loadSchema, defaultValues: { email: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} isGuarded>
      <TextField name="email" label="Email" />
      <SubmitButton>Sign up</SubmitButton>
    </Form>
  );
}

function SignUp({ onSubmit, isStep = false }: { onSubmit: Send; isStep?: boolean }) {
  const form = useZodForm({ schema, defaultValues: { email: '', password: '', role: '', terms: false } });
  useFormDraft(form, { key: 'sign-up', leaveOut: ['password'], isKeptOnSubmit: isStep });
  return (
    <Form form={form} onSubmit={onSubmit} isGuarded>
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <SelectField name="role" label="Role" options={[{ value: 'client', label: 'Client' }]} />
      <CheckboxField name="terms" label="I accept the terms" />
      <SubmitButton>Sign up</SubmitButton>
    </Form>
  );
}

function show(onSubmit: Send = () => {}, isStep = false) {
  return showForm(<SignUp onSubmit={onSubmit} isStep={isStep} />);
}

function showForm(form: ReactNode) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/away">Away</Link>
          {form}
        </>
      ),
    },
    { path: '/away', element: 'Elsewhere' },
  ]);
  return render(<RouterProvider router={router} />);
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));

async function fill() {
  await userEvent.type(email(), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Client');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
}

beforeEach(() => {
  sessionStorage.clear();
});

test('wrong fields are listed in a focused summary whose links lead to them', async () => {
  const onSubmit = jest.fn();
  const { unmount } = show(onSubmit);
  await send();
  const summary = await screen.findByRole('alert');
  await waitFor(() => {
    expect(summary).toHaveFocus();
  });
  expect(summary).toHaveTextContent('Please correct 4 fields');
  // A message that names its field stands alone; one that does not is led by the field's label.
  expect(screen.getByRole('link', { name: 'Role: This field is required' })).toBeVisible();
  expect(document.title).toMatch(/^Error: /);
  await userEvent.click(screen.getByRole('link', { name: 'Email is required' }));
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription(/e-?mail/i);
  expect(onSubmit).not.toHaveBeenCalled();
  unmount();
  expect(document.title).not.toContain('Error');
});

test('a field is checked when it loses the focus', async () => {
  show();
  await userEvent.type(email(), 'nobody');
  await userEvent.tab();
  await waitFor(() => {
    expect(email()).toBeInvalid();
  });
});

test('pressing the button moves nothing: the field is left, and checked, only when the form is sent', async () => {
  const user = userEvent.setup();
  show();
  await user.click(email());
  const button = screen.getByRole('button', { name: 'Sign up' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(email()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(async () => {
    expect(await screen.findByRole('alert')).toHaveFocus();
  });
});

test('the parsed values are sent once, however often the button is pressed', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  show(onSubmit);
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign up' }));
  await userEvent.type(email(), '{Enter}');
  expect(screen.getByRole('button', { name: /Sign up/ })).toBeDisabled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({
    email: 'ada@example.org',
    password: 'correct horse',
    role: 'client',
    terms: true,
  });
  finish();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  });
});

test("the server's field errors land on their inputs, and what was typed stays", async () => {
  show(() =>
    Promise.reject({
      status: 400,
      message: 'Please check the form',
      fields: { email: 'invalidEmail', other: 'x' },
    }),
  );
  await fill();
  await send();
  expect(await screen.findByText('Please check the form')).toBeVisible();
  expect(email()).toBeInvalid();
  expect(email()).toHaveValue('ada@example.org');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a failure without a message still says that it failed', async () => {
  show(() => Promise.reject(new Error('')));
  await fill();
  await send();
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible();
});

test('a password can be shown', async () => {
  show();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('leaving with unsaved entries asks first', async () => {
  showForm(<ContactForm loadSchema={() => Promise.resolve(contact)} onSubmit={() => {}} />);
  await userEvent.type(email(), 'ada');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleName('Leave without saving?');
  expect(dialog).toHaveTextContent('What you have typed on this page will be lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ada');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('where a draft is kept, the question does not say that anything is lost', async () => {
  show();
  await userEvent.type(email(), 'ada');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleName('Leave this page?');
  expect(dialog).toHaveTextContent('What you have typed is kept in this tab');
});

test('a schema that comes later checks the form like one that was there', async () => {
  let bring = (_schema: typeof contact) => {};
  const loadSchema = () =>
    new Promise<typeof contact>((resolve) => {
      bring = resolve;
    });
  const onSubmit = jest.fn();
  showForm(<ContactForm loadSchema={loadSchema} onSubmit={onSubmit} />);
  await userEvent.type(email(), 'nobody');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  bring(contact);
  await waitFor(() => {
    expect(email()).toBeInvalid();
  });
  await userEvent.type(email(), '@example.org');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ email: 'nobody@example.org' });
});

test('without its schema a form says so, keeps the text, sends nothing, and can be sent later', async () => {
  const loadSchema = jest.fn(() => Promise.reject<typeof contact>(new Error('offline')));
  const onSubmit = jest.fn();
  showForm(<ContactForm loadSchema={loadSchema} onSubmit={onSubmit} />);
  await userEvent.type(email(), 'ada@example.org');
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('The form could not be checked because part of the page did not load.');
  expect(summary).toHaveFocus();
  expect(email()).toHaveValue('ada@example.org');
  expect(onSubmit).not.toHaveBeenCalled();
  loadSchema.mockImplementation(() => Promise.resolve(contact));
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ email: 'ada@example.org' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a draft survives a reload, without the password', async () => {
  const { unmount } = show();
  await userEvent.type(email(), 'ada');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  unmount();
  show();
  expect(email()).toHaveValue('ada');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('sending a form ends its draft', async () => {
  const { unmount } = show();
  await fill();
  await send();
  unmount();
  show();
  expect(email()).toHaveValue('');
});

test('the draft of one step of a longer form outlives that step, until it is forgotten', async () => {
  const step = show(undefined, true);
  await fill();
  await send();
  step.unmount();
  const again = show(undefined, true);
  expect(email()).toHaveValue('ada@example.org');
  forgetFormDraft('sign-up');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await send();
  again.unmount();
  show();
  expect(email()).toHaveValue('');
});
