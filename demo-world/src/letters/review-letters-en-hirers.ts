import type { WrittenReviews } from './review-letter';

export const ENGLISH_REVIEWS_OF_HIRERS: WrittenReviews['ofHirer'] = [
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
      'A small extra was paid without discussion.',
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
    texts: ['Polite, but the plan changed twice while I was working, and the payment took a reminder.'],
  },
  {
    stars: [5],
    likes: ['communication', 'respect'],
    hirer: 'client',
    texts: [
      'The kettle was on at nine, and I was told where every pipe ran.',
      'Told me on the first day what mattered to the family and left the rest to me.',
      'The dog and I are on first-name terms now.',
    ],
  },
  {
    stars: [5],
    likes: ['clearBrief', 'siteAccess'],
    hirer: 'company',
    texts: [
      'Loading dock, badge and power were ready at seven, as the email had said.',
      'One foreman, one list, no contradictions: I wish all sites were run like that.',
      'Drawings were up to date, and when they were not they said so first.',
      'Their superintendent answers the phone, which saved us a day.',
    ],
  },
  {
    stars: [5],
    likes: ['fairness', 'paidOnTime'],
    texts: [
      'The money was there the next morning.',
      'We agreed on an extra by the open wall and it was in the contract the same night.',
      'Paid without a reminder and thanked me for the pictures.',
      'What was agreed was written down, and what was written down was paid.',
    ],
  },
  {
    stars: [5],
    likes: ['clearBrief', 'communication'],
    texts: [
      'Asked good questions and trusted the answers.',
      'The description was honest about the mess behind the cabinet.',
      'Decided within a day each time, so that nobody stood around.',
      'Had read the quote before we spoke about it.',
    ],
  },
  {
    stars: [4, 5],
    likes: ['respect', 'siteAccess'],
    hirer: 'client',
    texts: [
      'Moved their own furniture before I came, and apologized for the one piece they could not lift.',
      'Left me a key, a shelf in the fridge and my peace.',
    ],
  },
  {
    stars: [4, 5],
    likes: ['respect', 'siteAccess'],
    hirer: 'company',
    texts: [
      'Good people and clear safety rules; the lift was busy most mornings.',
      'They kept the other trades out of our way for two whole days.',
    ],
  },
  {
    stars: [4],
    likes: ['clearBrief', 'respect'],
    texts: [
      'Pleasant to work for; the choice of color took a little while.',
      'Friendly and fair, with a long list that came in two parts.',
      'All good, but the key was across town.',
    ],
  },
  {
    stars: [3],
    likes: ['respect', 'fairness'],
    texts: [
      'Nice to deal with, yet the room was not empty when we started.',
      'The scope grew a little every day, though it was paid for in the end.',
    ],
  },
  {
    stars: [3],
    likes: ['respect', 'fairness'],
    hirer: 'company',
    texts: ['Kind people, but three of them decided and each wanted something else.'],
  },
];
