import { renderPage, screen } from '@plumbline/testing/render';
import { signedIn } from '@plumbline/testing/signed-in';
import { BrandPanel } from './BrandPanel';

test.each([
  ['hirer', 'Good work starts on a straight line.'],
  ['contractor', 'Your next job is closer than you think.'],
] as const)('to a %s the brand says what is in it for them', async (audience, title) => {
  await renderPage(<BrandPanel audience={audience} />);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('who is signed in already is not asked to', async () => {
  await renderPage(<BrandPanel />, { user: signedIn.client() });
  expect(screen.getByText('Good work starts on a straight line.')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
