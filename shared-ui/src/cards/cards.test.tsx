import type { Picture } from '@plumbline/shared-schema/pictures';
import { Facts, PatientImage, PictureImage, VerifiedChips } from '@plumbline/shared-ui/cards';
import { CardList, ChipList } from '@plumbline/shared-ui/layout';
import { act, fireEvent, render, screen, within } from '@testing-library/react';

test.each(['auto', 'fit', 'side', 'rows', 'lines', 2, 4] as const)(
  'facts (%s) are terms with their texts, without empty ones',
  (columns) => {
    const entries = [
      { term: 'Salary', text: '$20' },
      { term: 'Start', text: <time dateTime="2026-01-02">2 Jan</time> },
      { term: 'Duration', text: undefined },
      { term: 'Category', text: '' },
    ];
    render(<Facts entries={entries} columns={columns} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Salary', 'Start']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$20', '2 Jan']);
  },
);

test('what has an order is an ordered list, whose items can be hidden from assistive technology', () => {
  render(
    <CardList
      isOrdered
      rows={['sent', 'accepted']}
      keyOf={(row) => row}
      itemProps={(row) => ({ 'aria-hidden': row === 'sent' })}
    >
      {(row) => row}
    </CardList>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['accepted']);
});

test('chips are a named list', () => {
  render(
    <ChipList label="Skills" rows={['Roofing', 'Plumbing']} keyOf={(skill) => skill}>
      {(skill) => skill}
    </ChipList>,
  );
  expect(within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')).toHaveLength(2);
});

test('cards are a named list', () => {
  render(
    <CardList label="Jobs" rows={[{ _id: 'a' }, { _id: 'b' }]}>
      {({ _id }, index) => `${index}: ${_id}`}
    </CardList>,
  );
  expect(screen.getByRole('list', { name: 'Jobs' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['0: a', '1: b']);
});

const roof: Picture = {
  url: '/api/v1/files/1/picture?largest=640&sig=1.a',
  largest: 640,
  width: 1200,
  height: 800,
  blur: 'data:image/webp;base64,AA==',
};

test('a picture comes in the sizes of its link, keeps its place and shows its colours first', () => {
  render(<PictureImage picture={roof} alt="Roof" sizes="300px" ratio="16 / 9" />);
  const image = screen.getByRole('img', { name: 'Roof' });
  expect(image).toHaveAttribute('src', `${roof.url}&side=640`);
  expect(image.getAttribute('srcset')?.split(', ')).toEqual([
    `${roof.url}&side=160 160w`,
    `${roof.url}&side=320 320w`,
    `${roof.url}&side=640 640w`,
  ]);
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '800');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.style.backgroundImage).toContain('data:image/webp');
});

test('an upright picture says how narrow it is; one without measures stands without them', () => {
  const { rerender } = render(
    <PictureImage picture={{ ...roof, width: 800, height: 1600 }} alt="Roof" sizes="300px" />,
  );
  const image = screen.getByRole('img');
  expect(image.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['80w', '160w', '320w']);
  rerender(
    <PictureImage picture={{ ...roof, width: null, height: null, blur: null }} alt="Roof" sizes="300px" />,
  );
  expect(image).not.toHaveAttribute('width');
  expect(image.style.backgroundImage).toBe('');
});

test('a picture that does not come leaves its colours, and is asked for again with pauses', () => {
  jest.useFakeTimers();
  render(<PictureImage picture={roof} alt="Roof" sizes="300px" />);
  const image = screen.getByRole('img', { name: 'Roof' });
  const isAskedFor = () =>
    image.getAttribute('src') === `${roof.url}&side=640` && image.hasAttribute('srcset');
  for (const pause of [1000, 3000, 9000, 27_000]) {
    expect(isAskedFor()).toBe(true);
    fireEvent.error(image);
    act(() => jest.advanceTimersByTime(pause - 1));
    expect(image.getAttribute('src')).toMatch(/^data:image\/gif/);
    expect(image).not.toHaveAttribute('srcset');
    expect(image.style.backgroundImage).toContain('data:image/webp');
    act(() => jest.advanceTimersByTime(1));
  }
  fireEvent.error(image);
  act(() => jest.advanceTimersByTime(60_000));
  expect(isAskedFor()).toBe(false);
  jest.useRealTimers();
});

test('another picture in the place of one that did not come is asked for at once', () => {
  const { rerender } = render(<PatientImage src="/one.webp" alt="Wall" />);
  const image = screen.getByRole('img', { name: 'Wall' });
  fireEvent.error(image);
  expect(image).not.toHaveAttribute('src', '/one.webp');
  rerender(<PatientImage src="/two.webp" alt="Wall" />);
  expect(image).toHaveAttribute('src', '/two.webp');
});

test('a picture that failed before the page could listen is found out', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<PatientImage src="/one.webp" alt="Wall" />);
  expect(screen.getByRole('img', { name: 'Wall' })).not.toHaveAttribute('src', '/one.webp');
  jest.restoreAllMocks();
});

test('all that is verified of somebody is shown, what says more first', () => {
  render(
    <div>
      <VerifiedChips badges={['verified', 'identity', 'licence', 'insurance']} />
    </div>,
  );
  expect(screen.getAllByText(/verified$/).map(({ textContent }) => textContent)).toEqual([
    'License verified',
    'Insurance verified',
    'Identity verified',
    'Email verified',
  ]);
});
