import { Box } from '@plumbline/shared-ui/layout';
import { Rating } from '@plumbline/shared-ui/Rating';
import { ExpandableText } from '@plumbline/shared-ui/text';

/** The stars of a review and what was written, if anything. */
export function ReviewWords({ rating, review }: { rating: number; review: string }) {
  return (
    <>
      <Rating value={rating} />
      {review && (
        <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          <ExpandableText text={review} />
        </Box>
      )}
    </>
  );
}
