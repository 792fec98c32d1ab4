import type { WrittenReviews } from './review-letter';

export const ENGLISH_REVIEWS: WrittenReviews = {
  terms: 'The professional agrees to complete "{title}" by the specified end date.',
  ofProfessional: [
    {
      stars: [5],
      likes: ['punctuality', 'communication', 'fairness'],
      texts: [
        'Came on time, told us what had turned up, and the price stayed the price.',
        'Kept to the price and to the day, and told us beforehand when something had to wait.',
      ],
    },
    {
      stars: [5],
      likes: ['quality', 'communication'],
      texts: [
        'Careful with what was there already and patient with our questions. We would call again.',
        'Explained every step and left nothing half done. We have already booked the next job.',
      ],
    },
    {
      stars: [4],
      likes: ['quality', 'cleanliness'],
      texts: [
        'Good work and a tidy site; the second visit came a day later than agreed.',
        'Clean work and clean hands; one delivery was late, which was not their fault.',
      ],
    },
    {
      stars: [4, 5],
      likes: ['communication', 'fairness', 'value'],
      texts: [
        'Explained two ways to do it and did not push the expensive one.',
        'Told us what could wait until next year, and the bill was smaller for it.',
      ],
    },
    {
      stars: [4],
      likes: ['quality', 'communication'],
      texts: [
        'Solid work. It took longer than planned, but we were told in time.',
        'Good result. The first date had to move, and we heard of it two days before.',
      ],
    },
    {
      stars: [5],
      likes: ['quality', 'punctuality'],
      texts: [
        'The result looks better than the drawing. Thank you for staying late on Friday.',
        'There at the hour agreed every morning, and exact to the last detail.',
      ],
    },
    {
      stars: [5],
      likes: ['quality', 'cleanliness'],
      texts: [
        'Clean, quiet, exact. Our neighbors have asked for the number.',
        'You would not know that anybody had been here, but for the result.',
      ],
    },
    {
      stars: [3],
      likes: ['quality', 'fairness'],
      texts: [
        'The work itself is fine, but we had to ask twice for the last corner.',
        'Well made in the end, though the list of small things took three calls.',
      ],
    },
    {
      stars: [3],
      likes: ['value', 'communication'],
      texts: [
        'Fair price and friendly, but the site was left for us to sweep.',
        'The price was right and the tone was kind, but the dust stayed with us.',
      ],
    },
  ],
  ofHirer: [
    {
      stars: [5],
      likes: ['clearBrief', 'communication', 'siteAccess'],
      texts: [
        'Clear about the work, quick with answers, and the site was ready when I came.',
        'Everything was measured and cleared before I arrived, and questions were answered the same hour.',
      ],
    },
    {
      stars: [5],
      likes: ['fairness', 'paidOnTime'],
      texts: [
        'Fair people. A small extra was paid without discussion.',
        'Paid on the day, and the extra hours without a word.',
      ],
    },
    {
      stars: [4],
      likes: ['clearBrief', 'paidOnTime'],
      texts: [
        'Good description of the job; access could have been easier to arrange.',
        'A clear list from the start; parking was the only puzzle.',
      ],
    },
    {
      stars: [5],
      likes: ['communication', 'respect'],
      texts: [
        'Coffee at ten and a decision within the hour. A pleasure.',
        'Friendly, quick to decide, and curious about the work.',
      ],
    },
    {
      stars: [4, 5],
      likes: ['clearBrief', 'respect'],
      texts: [
        'Knew what they wanted and said so at the start.',
        'A good brief and a free hand with the details.',
      ],
    },
    {
      stars: [3],
      likes: ['respect', 'fairness'],
      texts: [
        'Polite, but the plan changed twice while I was working, and the payment took a reminder.',
        'Kind people, but three of them decided and each wanted something else.',
      ],
    },
  ],
};
