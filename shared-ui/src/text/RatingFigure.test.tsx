import { RatingFigure } from '@plumbline/shared-ui/text';
import { render, screen } from '@testing-library/react';

test('a rating is one star, the average and the number of reviews, said aloud as a sentence', () => {
  const { container } = render(<RatingFigure rating={4.75} reviewCount={1234} />);
  expect(container.querySelector('[aria-hidden=true]')).toHaveTextContent('4.8(1,234)');
  expect(screen.getByText('4.8 out of 5, 1,234 reviews')).toBeInTheDocument();
});

test('without a review it says so instead of nought', () => {
  render(<RatingFigure rating={0} reviewCount={0} />);
  expect(screen.getByText('New on Plumbline')).toBeVisible();
});
