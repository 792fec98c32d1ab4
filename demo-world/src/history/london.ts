import type { PastJob } from './past-job';

export const LONDON: readonly PastJob[] = [
  {
    hirer: 'Imogen Hartley',
    by: 'Stefan Ionescu',
    trade: 'carpentry',
    title: 'Loft stair with a winder at the top',
    text: 'The loft is converted, but one still reaches it by ladder. A painted softwood stair with a winder at the top, to fit a well of 1.9 by 2.4 metres.',
    price: 5900,
    days: 8,
    ago: 323,
    stars: 5,
    likes: ['quality', 'communication'],
    review:
      'Stefan made a cardboard template of the winder and had us all walk up it. The stair does not creak, not even on the third tread where everybody puts their weight.',
    back: {
      stars: 5,
      likes: ['siteAccess', 'communication'],
      review:
        'The landing was clear and the children had been told about saws. Decisions were made over one cup of tea.',
    },
  },
  {
    hirer: 'Joanna Whitfield',
    by: 'Stefan Ionescu',
    trade: 'flooring',
    title: 'Sprung floor for a school drama studio',
    text: 'A drama studio of 84 square metres gets a sprung floor over the existing slab, in the school holidays. Levels at both doors are fixed.',
    price: 11200,
    days: 9,
    ago: 70,
    stars: 5,
    likes: ['punctuality', 'quality'],
    review:
      'Level at both doors to the millimetre and handed over two days before term. The drama teacher jumped on it for a quarter of an hour and found nothing.',
    back: {
      stars: 5,
      likes: ['clearBrief', 'paidOnTime'],
      review: 'A programme that holds, and the canteen is as good as they say.',
    },
  },
  {
    hirer: 'Tobias Achebe',
    by: 'Stefan Ionescu',
    trade: 'carpentry',
    title: 'Hang seven fire doors along a corridor of studios',
    text: 'Seven of our studios need FD30 doors before the licence is renewed, with closers, seals and new linings where the old ones are too thin.',
    price: 3850,
    days: 4,
    ago: 164,
    stars: 2,
    likes: ['value'],
    review:
      'Two of the seven doors would not latch and the officer failed both of them. He did come back to put them right, but only after I had chased him for a week.',
    back: {
      stars: 4,
      likes: ['fairness', 'paidOnTime'],
      review:
        'They were cross about the two doors and had reason to be. The invoice was still paid in full, and soon.',
    },
  },
  {
    hirer: 'Tobias Achebe',
    by: 'Aisha Rahman',
    trade: 'architecture',
    title: 'Feasibility study for studios in a chapel',
    text: 'We have been offered a small chapel. Within a month we need to know whether five studios and a lift will fit, and what the conservation officer would say to it.',
    price: 6400,
    days: 12,
    ago: 190,
    stars: 5,
    likes: ['communication', 'fairness'],
    review:
      'Aisha told us after a week that four studios would fit and five would not, and she drew both to prove it. The conservation officer called her report a pleasure to read.',
  },
  {
    hirer: 'Tobias Achebe',
    by: 'Gary Pemberton',
    trade: 'plumbing',
    title: 'Basins and water heaters for four studios',
    text: 'Four ground-floor studios get a basin and a ten-litre heater each. Supply and waste run along the back wall; potters, so please think of a clay trap.',
    price: 4450,
    days: 5,
    ago: 105,
    stars: 4,
    likes: ['quality', 'value'],
    review:
      'Neat pipework along the whole back wall, and the clay traps have already earned their keep. One heater was hung too low for the shelf we had told him about.',
    back: {
      stars: 5,
      likes: ['clearBrief', 'respect'],
      review: 'Key on day one, scope on one page, coffee as advertised.',
    },
  },
];
