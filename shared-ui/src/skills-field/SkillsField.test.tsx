import { SkillsField } from '@plumbline/shared-ui/SkillsField';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Skills({ chosen = [] }: { chosen?: string[] }) {
  const [skills, setSkills] = useState(chosen);
  const [typed, setTyped] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <SkillsField
        label="Skills"
        skills={skills}
        onChange={setSkills}
        typed={typed}
        onType={setTyped}
        catalogue={['Thatching', 'plumbing']}
      />
      <p title="chosen">{skills.join()}</p>
    </form>
  );
}

const chosen = () => screen.getByTitle('chosen').textContent;
const type = (text: string) => userEvent.type(screen.getByRole('combobox', { name: 'Another skill' }), text);

test('a skill of the catalogue is chosen and taken out again', async () => {
  render(<Skills />);
  const plumbing = screen.getByRole('button', { name: 'Plumbing' });
  await userEvent.click(plumbing);
  expect(plumbing).toHaveAttribute('aria-pressed', 'true');
  expect(chosen()).toBe('plumbing');
  await userEvent.click(plumbing);
  expect(chosen()).toBe('');
});

test('Enter adds a typed one, once, and sends no form', async () => {
  render(<Skills chosen={['Slating']} />);
  await type('  SLATING{Enter}');
  await type('Dry   stone{Enter}');
  expect(chosen()).toBe('Slating,Dry stone');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Slating' }));
  expect(chosen()).toBe('Dry stone');
});

test('a typed name of the catalogue is the catalogue’s', async () => {
  render(<Skills />);
  await type('Plumbing');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(chosen()).toBe('plumbing');
});

test('what others call their skills is suggested, but not what stands there already', () => {
  const { container } = render(<Skills />);
  const suggested = Array.from(container.querySelectorAll('option'), ({ value }) => value);
  expect(suggested).toEqual(['Thatching']);
});
