import { InputAdornment, TextInput } from '@plumbline/shared-ui/fields';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

test('a field is named by its label and described by its helper text', async () => {
  render(<TextInput label="City" helperText="Without the country" error defaultValue="" />);
  const city = screen.getByRole('textbox', { name: 'City' });
  expect(city).toHaveAccessibleDescription('Without the country');
  expect(city).toBeInvalid();
  await userEvent.type(city, 'Lyon');
  expect(city).toHaveValue('Lyon');
});

describe('a day in the field of a browser', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['of another language is written out before the helper text', 'fr-CA', '25-Nov-2026 · At the latest'],
    ['of the language of the page is not said twice', 'en-GB', 'At the latest'],
  ])('%s', (_what, language, description) => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    const day = { value: '2026-11-25', onChange: () => undefined };
    render(<TextInput type="date" label="End" helperText="At the latest" {...day} />);
    expect(screen.getByLabelText('End')).toHaveAccessibleDescription(description);
  });

  test('is not known before it is chosen', () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('fr-CA');
    render(<TextInput type="date" label="End" value="" onChange={() => undefined} />);
    expect(screen.getByLabelText('End')).not.toHaveAccessibleDescription();
  });
});

function Sorting() {
  const [sort, setSort] = useState('new');
  return (
    <TextInput
      select
      label="Sort by"
      value={sort}
      onChange={({ target }) => {
        setSort(target.value);
      }}
    >
      <option value="new">Newest</option>
      <option value="old">Oldest</option>
    </TextInput>
  );
}

test('a choice is the platform’s own select', async () => {
  render(<Sorting />);
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveDisplayValue('Newest');
  expect(sort).not.toHaveAttribute('type');
  await userEvent.selectOptions(sort, 'Oldest');
  expect(sort).toHaveDisplayValue('Oldest');
});

test('attributes of the input, adornments and keys reach their places', async () => {
  const onKeyDown = jest.fn();
  render(
    <TextInput
      multiline
      placeholder="Message"
      onKeyDown={onKeyDown}
      slotProps={{
        htmlInput: { 'aria-label': 'Your message', maxLength: 3 },
        input: { startAdornment: <InputAdornment position="start">{'$'}</InputAdornment> },
      }}
    />,
  );
  const message = screen.getByRole('textbox', { name: 'Your message' });
  await userEvent.type(message, 'abcd');
  expect(message).toHaveValue('abc');
  expect(message.tagName).toBe('TEXTAREA');
  expect(onKeyDown).toHaveBeenCalledTimes(4);
  expect(screen.getByText('$')).toBeVisible();
});

test('a field that is off cannot be changed', () => {
  render(
    <TextInput select disabled label="Role" defaultValue="a">
      <option value="a">A</option>
    </TextInput>,
  );
  expect(screen.getByRole('combobox', { name: 'Role' })).toBeDisabled();
});
