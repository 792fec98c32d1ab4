import { Refusal, useAction, useKeptFocus, useTry } from '@plumbline/shared-ui/action';
import type { Outcome } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { Form, SubmitButton, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { loadToasts, ToastProvider } from '@plumbline/shared-ui/toasts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'zod';

beforeAll(loadToasts);

const failure = (fields: object = {}) => ({
  status: 409,
  code: 'JOB_NOT_CLOSED',
  message: 'The job is open.',
  fields: {},
  ...fields,
});
const silent = failure({ status: 500, code: 'INTERNAL', message: '' });
const tooMany = failure({ status: 429, code: 'RATE_LIMITED', message: 'Slow down.', retryAfter: 90 });

type CallProps = { call: () => Promise<unknown>; outcome?: Outcome };

function Reopen({ call, outcome }: CallProps) {
  const run = useAction();
  const [result, setResult] = useState('');
  return (
    <>
      <button
        onClick={() =>
          void run(call(), outcome).then((answer) => setResult(JSON.stringify(answer ?? 'none')))
        }
      >
        Reopen
      </button>
      <p title="result">{result}</p>
    </>
  );
}

async function reopen(call: () => Promise<unknown>, outcome?: Outcome) {
  render(
    <ToastProvider>
      <Reopen call={call} {...(outcome && { outcome })} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(screen.getByTitle('result')).not.toBeEmptyDOMElement());
  return screen.getByTitle('result').textContent;
}

describe('an action', () => {
  test('says the answer’s message and hands the answer on', async () => {
    expect(await reopen(() => Promise.resolve({ message: 'Reopened.', id: 'j1' }))).toContain('j1');
    expect(screen.getByRole('status')).toHaveTextContent('Reopened.');
  });

  test('says its own text where the answer has none', async () => {
    await reopen(() => Promise.resolve({}), { done: 'Saved.' });
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });

  test('says its own text whatever the server says, where it is asked to', async () => {
    const own = { done: 'Title saved.', failed: 'Title not saved.', isOwnText: true };
    await reopen(() => Promise.resolve({ message: 'Updated.' }), own);
    expect(screen.getByRole('status')).toHaveTextContent(/^Title saved\.$/);
  });

  test('says its own text of a failure, with the time to wait', async () => {
    await reopen(() => Promise.reject(failure()), { failed: 'Title not saved.', isOwnText: true });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Title not saved\.$/);
  });

  test('says nothing where nothing is to be said', async () => {
    await reopen(() => Promise.resolve({ message: 'Changed.' }), { done: null });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test.each([
    ['the server’s words', failure(), {}, 'The job is open.'],
    ['ours where it said nothing', silent, { failed: 'Not reopened.' }, 'Not reopened.'],
    ['the common ones without any', silent, {}, 'Something went wrong. Please try again.'],
    ['ours where no answer came', { ...silent, status: 0 }, { failed: 'Not reopened.' }, 'Not reopened.'],
    [
      'that there is no network',
      { ...silent, status: 0 },
      { failed: 'No.', offline: 'Offline.' },
      'Offline.',
    ],
    [
      'ours for what is no answer',
      new TypeError('x is undefined'),
      { failed: 'Not reopened.' },
      'Not reopened.',
    ],
    ['when to try again, in minutes', tooMany, {}, 'Slow down. You can try again in 2 minutes.'],
    [
      'when to try again, in seconds',
      { ...tooMany, retryAfter: 1 },
      {},
      'Slow down. You can try again in 1 second.',
    ],
    [
      'what a proxy means that has no words',
      { ...tooMany, message: '' },
      { failed: 'Not reopened.' },
      'Too many requests. Please wait a moment. You can try again in 2 minutes.',
    ],
  ])('says %s after a failure', async (...[, error, outcome, text]) => {
    expect(await reopen(() => Promise.reject(error as Error), outcome)).toContain('none');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('says what the call itself has refused', async () => {
    const refusal = new Refusal('Language not created', failure());
    const outcome = { failed: 'Failed to add language' };
    expect(await reopen(() => Promise.reject(refusal), outcome)).toContain('none');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Language not created$/);
  });

  test('counts what was done in another tab as a success', async () => {
    const outcome = { isDone: ({ code }: { code: string }) => code === 'JOB_NOT_CLOSED', done: 'Reopened.' };
    expect(await reopen(() => Promise.reject(failure() as unknown as Error), outcome)).toContain('true');
    expect(screen.getByRole('status')).toHaveTextContent('Reopened.');
  });

  test('keeps another refusal a failure', async () => {
    const outcome = { isDone: () => false, done: 'Reopened.' };
    expect(await reopen(() => Promise.reject(failure() as unknown as Error), outcome)).toContain('none');
    expect(screen.getByRole('alert')).toHaveTextContent('The job is open.');
  });
});

const schema = object({ title: string() });

function TitleForm({ call, isBare = false }: CallProps & { isBare?: boolean }) {
  const attempt = useTry();
  const form = useZodForm({ schema, defaultValues: { title: 'Roof' } });
  return (
    <Form form={form} onSubmit={() => (isBare ? call() : attempt(call(), { failed: 'Not saved.' }))}>
      <TextField name="title" label="Title" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

describe('a form', () => {
  const refused = failure({ message: 'Taken.', fields: { title: 'This title is taken' } });

  test('shows the refusal and its fields, and no toast', async () => {
    render(<TitleForm call={() => Promise.reject(refused as unknown as Error)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken.');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('This title is taken');
  });

  test.each([false, true])('says once when to try again (bare call: %s)', async (isBare) => {
    render(<TitleForm call={() => Promise.reject(tooMany as unknown as Error)} isBare={isBare} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Slow down. You can try again in 2 minutes.')).toBeVisible();
  });
});

function TakenTitleForm() {
  const attempt = useTry({ isToasted: true });
  const form = useZodForm({ schema, defaultValues: { title: 'Roof' } });
  const call = () => Promise.reject(failure({ code: 'TITLE_TAKEN', message: 'Taken.' }) as unknown as Error);
  return (
    <ToastProvider>
      <Form form={form} onSubmit={() => attempt(call(), { fieldOf: { TITLE_TAKEN: 'title' } })}>
        <TextField name="title" label="Title" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </ToastProvider>
  );
}

test('a form that is asked to says a failure as a toast too, and at the field that its code is about', async () => {
  render(<TakenTitleForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent('Taken.');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Taken.');
});

test('a question that was refused says why, and when to try again', async () => {
  render(
    <ConfirmDialog
      isOpen
      title="Close?"
      text="It takes no more applications."
      confirmLabel="Close it"
      onConfirm={() => Promise.reject(tooMany as unknown as Error)}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
  expect(await screen.findByText('Slow down. You can try again in 2 minutes.')).toBeVisible();
});

function Rows() {
  const [rows, setRows] = useState(['roof', 'barn']);
  const heading = useKeptFocus<HTMLHeadingElement>(rows.length);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Rows
      </h2>
      <input aria-label="Search" />
      {rows.map((row) => (
        <button key={row} onClick={() => setRows(rows.filter((other) => other !== row))}>
          {row}
        </button>
      ))}
      <button onClick={() => setRows([...rows, 'shed'])}>Add</button>
    </>
  );
}

describe('the focus of what disappears', () => {
  test('goes to the heading when a list gets shorter', async () => {
    render(<Rows />);
    await userEvent.click(screen.getByRole('button', { name: 'roof' }));
    expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus();
  });

  test('stays where it is when it was not lost', async () => {
    render(<Rows />);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });
});

test('a refusal tells code, fields and seconds to wait of its cause', () => {
  expect(new Refusal('Taken.', failure({ fields: { title: 'taken' }, retryAfter: 5 }))).toMatchObject({
    retryAfter: 5,
    message: 'Taken.',
    code: 'JOB_NOT_CLOSED',
    fields: { title: 'taken' },
  });
});
