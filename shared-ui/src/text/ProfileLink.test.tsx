import { ProfileLink } from '@plumbline/shared-ui/text';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

const show = (person: { _id: string; userType?: string; isGone?: boolean }) =>
  render(
    <MemoryRouter>
      <ProfileLink person={person} id="name">
        Ada Mason
      </ProfileLink>
    </MemoryRouter>,
  );

test.each([
  [{ _id: 'p1' }, '/professionals/p1'],
  [{ _id: 'c1', userType: 'company' }, '/company-profile?id=c1'],
  [{ _id: 'p1', isGone: false }, '/professionals/p1'],
])('the name of %j leads to the profile', (person, href) => {
  show(person);
  expect(screen.getByRole('link', { name: 'Ada Mason' })).toHaveAttribute('href', href);
});

test('of who has no profile any more it is the name alone, with its id', () => {
  show({ _id: 'p1', isGone: true });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Ada Mason')).toHaveAttribute('id', 'name');
});
