import { EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

const cover = <PersonCover name="Nora Lindqvist" src={null} />;

test.each(['row', 'tile', 'feature'] as const)(
  'a %s has one link, named by its title and covering it',
  (size) => {
    render(
      <EntryCard
        size={size}
        title="Roof of a barn"
        heading="h3"
        link={{ to: '/jobs/1' }}
        cover={cover}
        meta={['Boston', 'Posted today']}
        price="$1,200"
        rating="4.8"
      />,
      { wrapper: MemoryRouter },
    );
    const card = within(screen.getByRole('article', { name: 'Roof of a barn' }));
    const link = card.getByRole('link', { name: 'Roof of a barn' });
    expect(link).toHaveAttribute('href', '/jobs/1');
    expect(card.getAllByRole('link')).toEqual([link]);
    expect(within(card.getByRole('heading', { level: 3 })).getByRole('link')).toBe(link);
    expect(link).toHaveAttribute('data-card-link');
  },
);

test('what else can be done stands above the link that covers the card, after it in the order of the keyboard', () => {
  render(
    <EntryCard
      title="Roof of a barn"
      heading="h3"
      titleId="roof"
      link={{ to: '/jobs/1' }}
      cover={cover}
      save={<button type="button">Save</button>}
      action={
        <button type="button" aria-describedby="roof">
          Apply
        </button>
      }
    />,
    { wrapper: MemoryRouter },
  );
  const link = screen.getByRole('link');
  const apply = screen.getByRole('button', { name: 'Apply' });
  expect(apply).toHaveAccessibleDescription('Roof of a barn');
  expect(getComputedStyle(apply)).toMatchObject({ position: 'relative', zIndex: '1' });
  for (const button of screen.getAllByRole('button'))
    expect(link.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a card that leads nowhere is no link', () => {
  render(<EntryCard title="Roof of a barn" heading="h2" cover={cover} />);
  expect(screen.getByRole('article', { name: 'Roof of a barn' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('somebody without a picture of their work is there by their face', () => {
  const { container } = render(cover);
  expect(container).toHaveTextContent('NL');
});
