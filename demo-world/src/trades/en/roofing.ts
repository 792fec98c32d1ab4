import type { Trade } from '../trade';

export const roofing: Trade = {
  name: 'roofing',
  language: 'en',
  professions: ['Roofer', 'Slate and metal roofer', 'Flat roof specialist'],
  experience: [
    'I strip only what I can cover again by four in the afternoon, whatever the forecast says.',
    'I solder my own copper valleys, and I have never been called back for one.',
    'I photograph the deck before the underlayment goes on, so you see what you paid for.',
    'I run a magnet over the lawn three times a day and nobody has found a nail with a tire yet.',
    'I check the gutters and the chimney while I am up there, and tell you what can wait.',
    'I hand over the warranty with the batch numbers of everything that was laid.',
  ],
  skills: ['Roofing', 'Flashing', 'Slate', 'Waterproofing', 'Gutters'],
  kinds: [
    {
      titles: [
        'Tear off and re-roof a {home}, {area} sq ft in {cover}',
        'New {cover} roof, about {area} sq ft',
      ],
      intros: [
        'There are two layers of shingles on our {home} in {district} and a third color where the wind has been. It does not leak yet, and we would like to get ahead of it.',
        'After the ice this winter we had stains in two bedrooms. The roof is [twenty-four|twenty-seven|thirty] years old, so patching makes no sense any more.',
        'Our insurer sent a drone over our {home} and, two weeks later, a letter.',
        'Granules from the shingles fill the gutters of our {home} faster than the leaves do.',
      ],
      scopes: [
        'Tear off to the deck, about {area} square feet at [6|8|10] in 12, replace bad boards at a unit price, ice barrier six feet up from the eaves, {cover}, ridge vent, new boots on [three|four] pipes and step flashing at the chimney.',
        'Please price {cover} on {area} square feet with synthetic underlayment, metal in [two|three] valleys, drip edge all around, and copper or coated gutters as an option.',
      ],
      notes: [
        'Dumpster on plywood in the drive, please: the asphalt is new.',
        'There is a vegetable garden along the south wall. Tarps and a little mercy.',
      ],
      subject: 'the {cover} roof',
      shows: 'roof-tiles',
      approaches: [
        'With five of us it is [three|four] days: one slope opened and closed per day, and the magnet before supper.',
        'I would open a square foot at the stained corner first; it tells us whether the deck under the {cover} is boards or plywood.',
      ],
      questions: [
        [
          'Is there a bathroom fan that ends in the attic?',
          'We are afraid so. Please bring it through the roof while you are there.',
        ],
        [
          'How many inches of attic insulation cover the eaves? It may choke the vents.',
          'It is packed right to the edge; baffles are welcome.',
        ],
      ],
      slots: {
        area: ['1,400', '1,850', '2,200', '2,600'],
        cover: ['architectural shingles', 'standing seam steel', 'cedar shingles', 'natural slate'],
      },
      skills: ['Roofing', 'Flashing', 'Gutters'],
      pay: { by: 'job', from: 9500, to: 36000 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: [
        'Flat roof over {place}: replace with {membrane}',
        'Leaking flat roof, {membrane} over {place}',
      ],
      intros: [
        'Water comes through the ceiling light of {place} when it rains from the east. There are at least three generations of tar up there.',
        'The flat roof over {place} has a puddle that birds bathe in. We want it stripped, sloped and done once.',
        'Two buckets under {place} were enough until last month.',
        'A new skylight is planned over {place}, and the roof around it would not survive the work.',
      ],
      scopes: [
        'About [420|680|950] square feet. Strip, tapered insulation of [2|3|4] inches toward the drain, {membrane}, new parapet caps and a second overflow scupper.',
        'Please allow for moisture testing, replacement of wet board, {membrane} with welded or glued seams, [two|three] skylight curbs, and a written warranty of ten years or more.',
      ],
      notes: [
        'Access is by ladder from the rear lane; hoist allowed before nine.',
        'The neighbor’s wall is higher than ours and drips on us, so think about that flashing.',
      ],
      subject: 'the flat roof over {place}',
      approaches: [
        'I would core it in two spots before pricing, because wet insulation under the surface changes everything.',
        'For {membrane} I turn the sheet up ten inches at the neighbor’s wall and cut a reglet into the joint.',
      ],
      questions: [
        [
          'Does the roof carry air conditioners or anything else heavy?',
          'One condenser on sleepers. It can be lifted for a day.',
        ],
        [
          'Where does the drain go, inside or over the edge?',
          'Inside, down through a closet, and it gurgles.',
        ],
      ],
      slots: {
        place: ['the rear extension', 'our shop', 'the garage', 'the third-floor addition'],
        membrane: ['EPDM', 'white TPO', 'two-ply modified bitumen'],
      },
      skills: ['Roofing', 'Waterproofing'],
      pay: { by: 'job', from: 4800, to: 17500 },
      category: 'commercial',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: [
        'Repair {count} slipped slates and the {part}',
        'Roof repair before winter: slates and {part}',
      ],
      intros: [
        'We counted {count} slipped or broken slates with binoculars, and the {part} has come loose at one end. The rest of the roof is older than the subway and in better shape.',
        'The roof of our {home} only needs a careful hand: {count} slates and the {part}. Please no offers for a new roof.',
        'A slate came down next to the mailbox on Tuesday, and nobody wants to be there for the next one.',
        'The scaffold of our neighbor stands until the end of next month, and our {part} is within its reach.',
      ],
      scopes: [
        'Replace {count} slates with matching ones on copper hooks, resecure the {part}, clean two gutters and send photographs of anything else you see.',
        'We have a small stack of old slates in the garage. Use those first, {part} second, and stop at the agreed sum before you start on a third thing.',
      ],
      notes: [
        'Forty feet to the eaves, soft ground on one side.',
        'A hawk nests next door; the city asks for quiet until mid June.',
      ],
      subject: 'the slate repair',
      shows: 'roof-slates',
      approaches: [
        'It is a day with a roof ladder and a slate ripper, two if the {part} turns out to be rotten underneath.',
        'I sort slates by ringing them with a knuckle; a third of an old stack is usually dead.',
      ],
      questions: [
        ['What size are the slates you kept?', 'Twenty by ten, weathered green and purple.'],
        ['Can I reach the rear from the lane?', 'Yes, the gate code comes with the appointment.'],
      ],
      slots: {
        count: ['a dozen', 'seventeen', 'about twenty', 'thirty-one'],
        part: ['copper ridge', 'lead valley', 'chimney flashing', 'half-round gutter'],
      },
      skills: ['Roofing', 'Slate', 'Flashing'],
      pay: { by: 'hour', from: 55, to: 90 },
      jobType: ['Freelance', 'on-site'],
      category: 'residential',
      duration: ['1 Week'],
    },
  ],
};
