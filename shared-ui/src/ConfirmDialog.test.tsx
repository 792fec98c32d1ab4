import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

function Deletion({ onDelete }: { onDelete: () => unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete “Roof repair”?"
        text="This action cannot be undone."
        confirmLabel="Delete"
        isDestructive
        onConfirm={onDelete}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

async function open(onDelete: () => unknown) {
  render(<Deletion onDelete={onDelete} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('alertdialog');
}

test('it names the object and starts on Cancel', async () => {
  const dialog = await open(() => {});
  expect(dialog).toHaveAccessibleName('Delete “Roof repair”?');
  expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Esc closes it without doing anything and gives the focus back', async () => {
  const onDelete = jest.fn();
  const dialog = await open(onDelete);
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Open' });
  expect(dialog).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(onDelete).not.toHaveBeenCalled();
});

test('it closes after the deletion, once', async () => {
  const onDelete = jest.fn(() => Promise.resolve());
  const dialog = await open(onDelete);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Open' });
  expect(dialog).not.toBeVisible();
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('a refused deletion leaves it open with the reason', async () => {
  await open(() => Promise.reject(Object.assign(new Error('Failed to delete portfolio'))));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete portfolio');
});
