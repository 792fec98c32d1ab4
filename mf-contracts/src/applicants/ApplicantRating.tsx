import type { Application } from '@plumbline/shared-schema/applications';
import { RatingFigure } from '@plumbline/shared-ui/text';

/** Partial: a server of before does not say it. */
type ApplicantRatingProps = { person: Partial<Pick<Application['userId'], 'rating' | 'reviewCount'>> };

export function ApplicantRating({ person: { rating = 0, reviewCount = 0 } }: ApplicantRatingProps) {
  return <RatingFigure rating={rating} reviewCount={reviewCount} />;
}
