import { FormDialog, TitledDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'zod';

test('a titled dialog is named by its title, described by its text and closed by its button', async () => {
  const onClose = jest.fn();
  render(
    <TitledDialog title="Offer" text="What was agreed." actions={<button>Accept</button>} onClose={onClose}>
      Terms
    </TitledDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Offer' });
  expect(dialog).toHaveAccessibleDescription('What was agreed.');
  expect(dialog).toHaveTextContent('Terms');
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

const schema = object({ name: string().min(1, 'required') });

function Rename({ onSubmit }: { onSubmit: (values: unknown) => unknown }) {
  const form = useZodForm({ schema, defaultValues: { name: '' } });
  return (
    <FormDialog
      title="Rename"
      form={form}
      onSubmit={onSubmit}
      submit="Save"
      submitting="Saving…"
      draft="rename:1"
      onClose={() => screen.getByTestId('opener').click()}
    >
      <TextField name="name" label="Name" />
    </FormDialog>
  );
}

function Page({ onSubmit }: { onSubmit: (values: unknown) => unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button data-testid="opener" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && <Rename onSubmit={onSubmit} />}
    </>
  );
}

const toggle = () => userEvent.click(screen.getByTestId('opener'), { pointerEventsCheck: 0 });

async function openWith(onSubmit: (values: unknown) => unknown, text: string) {
  render(<Page onSubmit={onSubmit} />);
  await toggle();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), text);
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const name = () => screen.getByRole('textbox', { name: 'Name' });

describe('a form dialog', () => {
  afterEach(() => sessionStorage.clear());

  test('sends its values, says so meanwhile, closes and forgets the draft', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    await openWith(onSubmit, 'Roof');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /Saving/ })).toBeDisabled();
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Roof' });
    answer();
    await gone();
    await toggle();
    expect(name()).toHaveValue('');
  });

  test('stays while its values are on the way, whatever closes it, and closes once', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    await openWith(() => new Promise((resolve) => (answer = resolve)), 'Roof');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /Saving/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    answer();
    await gone();
  });

  test('that was taken away meanwhile closes nothing when the answer comes', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    const sent = new Promise((resolve) => (answer = resolve));
    await openWith(() => sent, 'Roof');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /Saving/ })).toBeDisabled();
    await toggle();
    await gone();
    await act(async () => {
      answer();
      await sent;
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stays with what was typed when it is refused', async () => {
    await openWith(() => Promise.reject(new Error('Taken.')), 'Roof');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken.');
    expect(name()).toHaveValue('Roof');
  });

  test('Esc keeps the draft for the next time, Cancel throws it away', async () => {
    await openWith(() => undefined, 'Roof');
    await userEvent.keyboard('{Escape}');
    await gone();
    await toggle();
    expect(name()).toHaveValue('Roof');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
    await toggle();
    expect(name()).toHaveValue('');
  });
});

test('news has an icon that is not read, and one way out', async () => {
  const onClose = jest.fn();
  render(
    <TitledDialog
      title="Thank you"
      icon={<svg role="img" aria-label="Check" />}
      isWithoutCloseButton
      actions={<button onClick={onClose}>Close</button>}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a form that has something to say after sending stays open', async () => {
  const onClose = jest.fn();
  const onSubmit = jest.fn();
  function Report() {
    const form = useZodForm({ schema, defaultValues: { name: 'Scam' } });
    return (
      <FormDialog title="Report" form={form} onSubmit={onSubmit} submit="Send" onClose={onClose} isKeptOpen>
        <TextField name="name" label="Name" />
      </FormDialog>
    );
  }
  render(<Report />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  expect(onClose).not.toHaveBeenCalled();
});

test('a second click while the dialog fades sends nothing', async () => {
  const onSubmit = jest.fn().mockResolvedValue(undefined);
  function Report() {
    const [isOpen, setOpen] = useState(true);
    const form = useZodForm({ schema: object({ name: string() }), defaultValues: { name: 'Roof' } });
    return (
      <FormDialog
        title="Report"
        form={form}
        onSubmit={onSubmit}
        submit="Send"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <TextField name="name" label="Name" />
      </FormDialog>
    );
  }
  render(<Report />);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeEnabled());
  expect(button).toBeInTheDocument();
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('nor does one while the address that closes the dialog is on its way', async () => {
  const onSubmit = jest.fn().mockResolvedValue(undefined);
  const onClose = jest.fn();
  function Report() {
    const form = useZodForm({ schema, defaultValues: { name: 'Roof' } });
    return (
      <FormDialog title="Report" form={form} onSubmit={onSubmit} submit="Send" onClose={onClose}>
        <TextField name="name" label="Name" />
      </FormDialog>
    );
  }
  render(<Report />);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
