import type { Trade } from '../trade';

export const architecture: Trade = {
  name: 'architecture',
  language: 'en',
  professions: ['Registered architect', 'Architectural technologist', 'Interior architect'],
  experience: [
    'I draw small buildings carefully; the largest thing I have built is a library, the smallest a hen house with a view.',
    'I have taken some thirty projects through planning and know when to phone instead of writing.',
    'I detail what I have seen go wrong: sills, thresholds, the last inch before the drain.',
    'I model early and print often, because clients read paper better than screens.',
    'I visit the site at every stage, because a drawing is only a promise until somebody has built it.',
    'I bring a contractor’s price to the second meeting, so that nobody falls in love with what cannot be paid.',
  ],
  skills: ['Architecture', 'Permit drawings', 'Interior design', 'Detailing', 'Energy modelling'],
  kinds: [
    {
      titles: ['Permit drawings for {project}', 'Architect for {project} in {district}'],
      intros: [
        'We would like to add {project} to our {home} in {district}. There are sketches on napkins and a folder of photographs, all of them of sunlight.',
        'Our family is growing and so should our {home}: {project}, done modestly and well.',
        'Before we buy a bigger house we would like to know whether {project} could make this {home} big enough.',
        'The lot behind our {home} allows more than we thought, says the city, and {project} is what we would do with it.',
      ],
      scopes: [
        'Measured drawings, two options, a permit set with structure by your engineer, energy compliance and answers to the city until it says yes. About [320|450|600] square feet.',
        'Concept, permit and bid drawings for {project}, a schedule of finishes, and [six|eight|ten] site visits during the build.',
      ],
      notes: [
        'Budget for the building is fixed at [$140,000|$180,000|$260,000]; honesty about that is welcome at the first meeting.',
        'The old tree in the rear yard is protected, with a root zone of sixteen feet.',
      ],
      subject: '{project}',
      approaches: [
        'I would spend the first two weeks measuring and listening, then bring two options with a cost per square foot beside each.',
        'I would have an early talk with the city about {project}; it usually saves a month later.',
      ],
      questions: [
        ['Do you have a survey with levels?', 'A boundary survey yes, levels no.'],
        ['Who will build it?', 'Nobody chosen. Advice is part of what we hope for.'],
      ],
      slots: {
        project: [
          'a backyard cottage',
          'a garden studio',
          'a guest house behind the garage',
          'a small house for a grandmother',
        ],
      },
      skills: ['Architecture', 'Permit drawings', 'Detailing'],
      pay: { by: 'job', from: 5500, to: 18500 },
      jobType: ['hybrid', 'Freelance', 'remotely'],
      category: 'architects-construction',
      duration: ['3 Months', '5 Months', '6 Months'],
    },
    {
      titles: ['Revit technologist for a {scheme}', 'Drafting support, remote: {scheme}'],
      intros: [
        'Our studio of nine is in construction documents with a {scheme} and one good technologist short.',
        'Our {scheme} goes to bid in [ten|twelve|sixteen] weeks. We look for somebody who enjoys door schedules, or is at least at peace with them.',
        'Two of our people are on parental leave, and the {scheme} will not wait for their return.',
        'A {scheme} has been approved with [nine|fourteen|twenty] conditions, each of which wants a detail.',
      ],
      scopes: [
        'Wall types, [forty|sixty|ninety] details at 1:5, coordination with structure and mechanical every week, clash review, and sheets that print.',
        'Revit [2024|2025], our template, [three|four] days a week at first; you own envelopes and stairs, we own the rest. Reviews on Tuesday and Friday.',
      ],
      notes: [
        'Remote is fine within three hours of our time zone.',
        'You get a license, a laptop and a desk if you pass by.',
      ],
      subject: 'the drawings of the {scheme}',
      approaches: [
        'I would start with the wall types and one stair, drawn to the end, so that we agree what finished means.',
        'My habit is a short list of open questions every Friday; it keeps the bid addenda thin.',
      ],
      questions: [
        [
          'Are the consultants in the same Revit version?',
          'Structure yes, mechanical one behind, patiently.',
        ],
        [
          'Is the specification written by you?',
          'By us, in parallel, and we would value a second pair of eyes.',
        ],
      ],
      slots: {
        scheme: [
          '64-unit housing scheme',
          'community health center',
          'timber office building',
          'fire station',
        ],
      },
      skills: ['Architecture', 'Detailing', 'Laser scanning'],
      pay: { by: 'hour', from: 38, to: 65 },
      jobType: ['remotely', 'Full-Time', 'Part-Time'],
      category: 'architects-construction',
      duration: ['3 Months', '6 Months', '12 Months'],
    },
    {
      titles: ['Interior design of a {place}', 'Space planning and finishes for a {place}'],
      intros: [
        'We have signed the lease of a {place} in {district}: tall windows, one column exactly where nobody wants it.',
        'Our {place} is tired and we open again in [eleven|fourteen] weeks; a designer with a pencil and a phone book of trades is what we need.',
        'The last tenant of the {place} left us a dropped ceiling and the color beige.',
        'Our first {place} grew by itself; the second one should be drawn before anybody buys a chair.',
      ],
      scopes: [
        'Plan, lighting, finishes, joinery drawings for the [counter|reception|reading bench], accessible restroom, and a package three builders can price. About [1,400|2,100|3,200] square feet.',
        'Two layouts, a mood board with real samples, reflected ceiling, furniture list with lead times, and weekly visits until opening.',
      ],
      notes: [
        'Reuse what can be reused; the floor is terrazzo under vinyl.',
        'Our logo is green, our budget is not.',
      ],
      subject: 'the interior of your {place}',
      approaches: [
        'I would stand in your {place} for a morning, count people and chairs, and only then draw the counter.',
        'Long lead items first: lights and stone are ordered in week three, before the last detail is drawn.',
      ],
      questions: [
        [
          'How many people work behind the counter at the busiest hour?',
          'Four, and one always carrying something hot.',
        ],
        ['Does the landlord have design rules?', 'Twelve pages, mostly about signs.'],
      ],
      slots: { place: ['neighborhood café', 'dental practice', 'yoga studio', 'small hotel lobby'] },
      skills: ['Architecture', 'Interior design', 'Lighting design'],
      pay: { by: 'job', from: 4800, to: 15500 },
      jobType: ['hybrid', 'Contract'],
      category: 'commercial',
      duration: ['2 Months', '3 Months'],
    },
  ],
};
