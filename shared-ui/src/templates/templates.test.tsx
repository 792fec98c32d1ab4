import { TemplateBar, TemplateEntries } from '@plumbline/shared-ui/templates';
import type { Template } from '@plumbline/shared-schema/templates';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

const rows: Template[] = [
  { _id: '1', kind: 'letter', name: 'Monday', text: 'Dear {client}, on {job} for {price}.' },
  { _id: '2', kind: 'offer', name: 'Not a letter', text: 'x' },
];

function Letter({ query, written }: { query: { data?: Template[]; isError: boolean }; written: string }) {
  const [text, setText] = useState(written);
  return (
    <MemoryRouter>
      <textarea aria-label="Letter" value={text} onChange={({ target }) => setText(target.value)} />
      <TemplateBar text={text}>
        <TemplateEntries
          query={query}
          kind="letter"
          values={{ client: 'Nora', job: '{client} <b>' }}
          text={text}
          onChange={setText}
        />
      </TemplateBar>
    </MemoryRouter>
  );
}

async function open(query: { data?: Template[]; isError: boolean }, written = '') {
  render(<Letter query={query} written={written} />);
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
}

test('a template of this kind is filled in and follows what is written, with a warning of what is open [TPL-04, TPL-05]', async () => {
  await open({ data: rows, isError: false }, 'Hello\n');
  expect(screen.queryByText('Not a letter')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Monday' }));
  expect(screen.getByRole('textbox')).toHaveValue('Hello\n\nDear Nora, on {client} <b> for {price}.');
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in before sending: {client}, {price}');
  await userEvent.clear(screen.getByRole('textbox'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['none of this kind', { data: rows.slice(1), isError: false }, 'No template for this yet'],
  ['a failure', { isError: true }, 'The templates could not be loaded'],
])('with %s it says so and leads to all of them', async (_what, query, said) => {
  await open(query);
  expect(screen.getByRole('menuitem', { name: said })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Manage templates' })).toHaveAttribute(
    'href',
    '/setting?tab=templates',
  );
});
