import type { WrittenReviews } from './review-letter';
import { ENGLISH_REVIEWS_OF_HIRERS } from './review-letters-en-hirers';

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
        'Clean, quiet, exact. Others on our street have asked for the number.',
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
    {
      stars: [5],
      likes: ['quality', 'punctuality'],
      texts: [
        'First call to last coat in the days that were promised, and it looks as if it had always been so.',
        'Every corner was finished as if somebody would inspect it, and I did.',
        'Measured twice, asked once, and left the place better than it was.',
        'We had three quotes; this one was the most detailed, and it held to the last line.',
      ],
    },
    {
      stars: [5],
      likes: ['communication', 'cleanliness'],
      hirer: 'client',
      texts: [
        'A message every evening with a picture, so I knew what had been done before I came home.',
        'The floor was swept every night, and the cat has asked for them back.',
        'My mother was at home all day and had nothing to complain about, which is rare.',
      ],
    },
    {
      stars: [5],
      likes: ['communication', 'punctuality'],
      hirer: 'company',
      texts: [
        'Our tenants were told two days ahead of every noise and nobody called us.',
        'The schedule on the wall and the work on the floor said the same thing every day.',
        'Site meetings were short, and what was said there was done by the next one.',
      ],
    },
    {
      stars: [4, 5],
      likes: ['fairness', 'value'],
      texts: [
        'Found a cheaper way once the wall was open and passed the saving on.',
        'The quote had a line for what might go wrong; it did not, and the line came off the bill.',
        'Talked us out of half of what we wanted, and was right about it.',
      ],
    },
    {
      stars: [4],
      likes: ['quality', 'punctuality'],
      texts: [
        'A good job, one day longer than agreed because of the rain.',
        'The result is fine; for the paperwork we had to ask.',
        'Very good hands, a little slow to write back.',
        'Solid and straight, though the start moved by a week.',
      ],
    },
    {
      stars: [3],
      likes: ['quality'],
      texts: [
        'The work holds; the tone on the telephone could be kinder.',
        'In the end all was well, but we had hoped for fewer visits.',
      ],
    },
  ],
  ofHirer: ENGLISH_REVIEWS_OF_HIRERS,
};
