import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { CardList } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';

const ROWS = [{ _id: 'roof' }, { _id: 'drain' }];

/** Removes rows at a click, or as news from the server does. */
let removeRoof: () => void;

function Board({ asksFirst = false }: { asksFirst?: boolean }) {
  const [rows, setRows] = useState(ROWS);
  const [asked, setAsked] = useState<string>();
  const remove = (id: string) => setRows((before) => before.filter(({ _id }) => _id !== id));
  removeRoof = () => remove('roof');
  return (
    <Page title="Board">
      {rows.length > 0 && (
        <CardList label="Jobs" rows={rows}>
          {({ _id }) => (
            <button onClick={() => (asksFirst ? setAsked(_id) : remove(_id))}>Delete {_id}</button>
          )}
        </CardList>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Delete?"
        text="It is gone then."
        confirmLabel="Yes"
        onConfirm={() => remove(asked!)}
        onClose={() => setAsked(undefined)}
      />
    </Page>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });
/** Longer than the hook waits. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));

test('the list takes the focus of a row that is removed, its heading that of the last one', async () => {
  render(<Board />);
  await click('Delete roof');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Jobs' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Delete drain' })).toHaveFocus();
  await click('Delete drain');
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('a row that is removed from behind a dialog leaves the focus in its list', async () => {
  render(<Board asksFirst />);
  await click('Delete roof');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Jobs' })).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a dialog that was open from the start leaves the focus to the heading', async () => {
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Page title="Board">
        {isOpen && (
          <ConfirmDialog
            isOpen
            title="Delete?"
            text=""
            confirmLabel="Yes"
            onConfirm={() => undefined}
            onClose={() => setOpen(false)}
          />
        )}
      </Page>
    );
  }
  render(<Opened />);
  await click('Cancel');
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('a page behind a dialog takes the focus only once the dialog is gone', async () => {
  function Covered() {
    const [isCovered, setCovered] = useState(true);
    const [isAsking, setAsking] = useState(true);
    uncover = () => setCovered(false);
    return (
      <>
        <div aria-hidden={isCovered}>
          <Page title="Board">Text</Page>
        </div>
        <div role="presentation">{isAsking && <button onClick={() => setAsking(false)}>Next</button>}</div>
      </>
    );
  }
  let uncover = () => {};
  render(<Covered />);
  await click('Next');
  await aWhile();
  expect(document.body).toHaveFocus();
  act(uncover);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('whoever has clicked beside everything keeps no focus when something is removed', async () => {
  render(<Board />);
  screen.getByRole('button', { name: 'Delete roof' }).focus();
  await userEvent.click(document.body);
  act(removeRoof);
  await aWhile();
  expect(document.body).toHaveFocus();
});

test('a focus elsewhere is left alone', async () => {
  render(<Board />);
  const other = screen.getByRole('button', { name: 'Delete drain' });
  other.focus();
  act(removeRoof);
  await aWhile();
  expect(other).toHaveFocus();
});

test('a component that moves a lost focus a moment later has the last word', async () => {
  function Step() {
    const [step, setStep] = useState(1);
    const title = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
      if (step === 1) return;
      const timer = setTimeout(() => document.activeElement === document.body && title.current?.focus(), 10);
      return () => clearTimeout(timer);
    }, [step]);
    return (
      <Page title="Board">
        <h2 ref={title} tabIndex={-1}>
          Step {step}
        </h2>
        {step === 1 && <button onClick={() => setStep(2)}>Next</button>}
      </Page>
    );
  }
  render(<Step />);
  await click('Next');
  await aWhile();
  expect(screen.getByRole('heading', { name: 'Step 2' })).toHaveFocus();
});
