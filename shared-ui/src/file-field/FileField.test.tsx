import { FileField, type FileFieldProps } from '@plumbline/shared-ui/FileField';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const MESSAGES: FileFieldProps['messages'] = {
  type: (name) => `Invalid file type: ${name}`,
  size: (name) => `File too large (max 5MB): ${name}`,
};

function Field({ dropText, messages = MESSAGES }: Partial<Pick<FileFieldProps, 'dropText' | 'messages'>>) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      label="Attachment"
      value={file}
      onChange={setFile}
      accept={['application/pdf', 'image/png', 'image/svg+xml']}
      maxBytes={10}
      {...(dropText !== undefined && { dropText })}
      messages={messages}
    />
  );
}

const file = (name: string, type: string, size = 5) => new File(['x'.repeat(size)], name, { type });
const input = () => screen.getByLabelText<HTMLInputElement>('Attachment', { selector: 'input' });
const choose = (chosen: File) => userEvent.setup({ applyAccept: false }).upload(input(), chosen);

test('a file can be dropped where that is said, and is checked like a chosen one', () => {
  render(<Field dropText="Or drop it here" />);
  const zone = screen.getByText('Or drop it here');
  fireEvent.drop(zone, { dataTransfer: { files: [file('plan.exe', 'application/x-msdownload')] } });
  expect(screen.getByText('Invalid file type: plan.exe')).toBeVisible();
  fireEvent.drop(zone, { dataTransfer: { files: [file('plan.pdf', 'application/pdf')] } });
  expect(screen.getByText('plan.pdf')).toBeVisible();
});

test('a good file is taken and can be removed', async () => {
  render(<Field />);
  await choose(file('plan.pdf', 'application/pdf'));
  expect(screen.getByText('plan.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
});

test.each([
  [file('roof.heic', 'image/heic'), 'Invalid file type: roof.heic · Possible kinds: PDF, PNG, SVG'],
  [file('wall.png', 'image/png', 11), 'File too large (max 5MB): wall.png'],
])('a refused file says why and keeps the earlier one', async (refused, message) => {
  render(<Field />);
  await choose(file('plan.pdf', 'application/pdf'));
  await choose(refused);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(input()).toBeInvalid();
  expect(screen.getByText('plan.pdf')).toBeVisible();
});

test('kinds that a refusal names already are not named twice', async () => {
  const messages = { type: () => 'Please choose a PDF, PNG or SVG', size: () => '' };
  render(<Field messages={messages} />);
  await choose(file('roof.heic', 'image/heic'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please choose a PDF, PNG or SVG$/);
});
