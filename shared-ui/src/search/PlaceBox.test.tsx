import type { PlaceLookup } from '@plumbline/shared-schema/places';
import { LocationFilter, PlaceBox } from '@plumbline/shared-ui/search';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const lyon = {
  name: 'Lyon',
  label: 'Lyon, Auvergne-Rhône-Alpes, France',
  country: 'FR',
  lat: 45.748,
  lng: 4.847,
};
const places: PlaceLookup = {
  find: () => Promise.resolve([lyon]),
  nearest: () => Promise.resolve({ ...lyon, km: 0.2 }),
};

test('where the form is a search, Enter sends what was typed unless a suggestion is marked', async () => {
  const sent: string[] = [];
  function Search() {
    const [text, setText] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(text);
        }}
      >
        <PlaceBox
          places={places}
          label="Location"
          text={text}
          onType={setText}
          onPick={({ name }) => setText(`chosen ${name}`)}
        />
      </form>
    );
  }
  render(<Search />);
  const box = screen.getByRole('combobox', { name: 'Location' });
  await userEvent.type(box, 'Lyn');
  await screen.findByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual(['Lyn']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(sent).toEqual(['Lyn']);
  expect(box).toHaveValue('chosen Lyon');
});

test('a chosen city becomes a point with a radius, and the box names it', async () => {
  function Filter() {
    const [value, setValue] = useState('');
    return (
      <>
        <LocationFilter
          places={places}
          value={value}
          onType={setValue}
          onChoose={setValue}
          onChooseOnMap={() => undefined}
        />
        <output>{value}</output>
      </>
    );
  }
  const { container } = render(<Filter />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'lyon');
  const option = await screen.findByRole('option', { name: /^Lyon, / });
  // Two lines are no list.
  expect(option.textContent).toMatch(/^Lyon[^,]/);
  await userEvent.click(option);
  expect(container.querySelector('output')).toHaveTextContent('45.748,4.847,25');
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Around Lyon');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear location' }));
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('');
});
