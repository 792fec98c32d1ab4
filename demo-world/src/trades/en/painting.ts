import type { Trade } from '../trade';

export const painting: Trade = {
  name: 'painting',
  language: 'en',
  professions: ['Painter and decorator', 'Exterior painter', 'Commercial painter'],
  experience: [
    'I spend two thirds of the time on preparation and I say so in the price.',
    'Lead-safe certified: I bag, wet-sand and vacuum, and I test what I leave behind.',
    'I spray doors in a tent and brush everything you will ever touch.',
    'I have painted theaters, where a drip is seen by nine hundred people.',
    'I write the name of every color inside the door of the closet.',
    'I move the furniture, cover it and move it back where it was.',
  ],
  skills: ['Painting', 'Plaster repair', 'Wallpaper', 'Sanding', 'Trim'],
  kinds: [
    {
      titles: ['Paint {rooms} in {tone}', 'Interior painting of {rooms}'],
      intros: [
        'We get the keys to our {home} in {district} at the end of the month and would like {rooms} done before the furniture arrives.',
        '[nine|eleven|fourteen] years of children have left their mark on {rooms}. The children now have opinions, and the opinion is {tone}.',
        'The previous owner of our {home} liked one color, and it was peach.',
        'A baby is due in ten weeks and {rooms} should not smell of paint by then.',
      ],
      scopes: [
        'Fill and sand, spot-prime, two coats on walls in {tone}, ceilings in flat white, trim in satin. Ceilings are [9|9.5|10] feet. There are [eleven|fourteen|nineteen] doors and a stair with balusters.',
        'Please include plaster repair of hairline cracks and one patch the size of a door, stain-blocking in a corner, and {tone} on the walls; paint is ours to buy from your list.',
      ],
      notes: [
        'Low-odour products only; someone here has asthma.',
        'The floors are newly oiled. Paper and board, no plastic.',
      ],
      subject: 'the painting of {rooms}',
      shows: 'painting-room',
      approaches: [
        'I would do all ceilings first, then trim, then walls, and leave the doors for a quiet day with the sprayer outside.',
        'I paint a large card in {tone} for you to move around for a couple of days; it is cheaper than a wrong wall.',
      ],
      questions: [
        [
          'Is any of the trim oil paint? A rub with alcohol tells.',
          'The rag stayed clean, so oil it is, at least on the window sills.',
        ],
        ['Will the rooms be empty?', 'Empty except for a piano that nobody can move.'],
      ],
      slots: {
        rooms: [
          'four bedrooms and a hall',
          'the whole ground floor',
          'a two-bedroom apartment',
          'the stairwell and three bedrooms',
        ],
        tone: ['a warm off-white', 'a gray green', 'three colors from one card', 'a deep blue and white'],
      },
      skills: ['Painting', 'Plaster repair'],
      pay: { by: 'job', from: 2200, to: 8200 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Scrape and paint exterior {siding}, {storeys}', 'Exterior painting: {storeys}, {siding}'],
      intros: [
        'The south side of our {home} has started to peel in sheets, and the last painter went straight over mildew.',
        'Our {home} in {district} needs its coat before winter: {storeys}, {siding}, porch included.',
        'From the street our {home} still looks fine, as long as the sun does not shine on it.',
        'Woodpeckers and two wet springs have been at the outside of our {home}.',
      ],
      scopes: [
        'Wash, scrape, feather-sand, prime bare wood with an oil primer, caulk only where water should not go, two coats of acrylic on {siding}. [Twenty-two|Twenty-six|Thirty] windows, half of them with storm sash.',
        'Please price {siding} and trim separately. Rot repair up to [twenty|thirty] feet of board included, more at a unit rate. Two body colors and a dark door.',
      ],
      notes: [
        'Built before 1930: lead-safe practice is not optional.',
        'Ladders may stand in the flower beds between 8 and 5 if the hydrangeas survive.',
      ],
      subject: 'the exterior painting',
      approaches: [
        'I would start on the shaded side each morning and follow the sun around, because {siding} that is hot to the hand does not take paint.',
        'A moisture meter decides when I prime: under fifteen percent, not before.',
      ],
      questions: [
        ['Should storm sash come off and be painted both sides?', 'Yes, they are numbered. Most of them.'],
        ['Is there a spigot and power outside?', 'Both at the rear porch.'],
      ],
      slots: {
        siding: ['cedar clapboard', 'wood shingles', 'stucco and trim', 'pine board and batten'],
        storeys: ['two stories', 'three stories', 'two stories and a turret'],
      },
      skills: ['Painting', 'Sanding', 'Trim'],
      pay: { by: 'job', from: 6200, to: 18500 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: ['Repaint {site} out of hours', 'Night painting crew for {site}'],
      intros: [
        'We manage {site} in {district}, which cannot close for paint. So we are looking for people who like quiet nights.',
        'The lease renewal of {site} obliges us to repaint by the end of the quarter.',
        'Guests and patients should not notice that {site} is being painted.',
        'Scuffs up to the height of a cart run along every corridor of {site}.',
      ],
      scopes: [
        'About [6,500|9,000|12,000] square feet of wall, scuff-resistant eggshell to shoulder height, washable matte above, [24|38|52] door frames in semi-gloss. Zero-odour paint, floor protection, and everything back in place by seven.',
        'Patch anchors, prime water stains, two coats on [9,000|11,000|14,000] square feet, stencil the floor numbers. Colors follow the brand sheet.',
      ],
      notes: [
        'Background check for everyone on site; badges take three days.',
        'One elevator is ours from nine at night.',
      ],
      subject: 'the repainting of {site}',
      approaches: [
        'A crew of four can turn about 1,400 square feet a night and leave no smell at seven.',
        'I would begin with one corridor as a reference, signed off by you, and then repeat it.',
      ],
      questions: [
        [
          'Are the walls drywall throughout or block in the stairs?',
          'Block in both stairs, painted many times.',
        ],
        ['Who moves the furniture?', 'Our porter and one of yours.'],
      ],
      slots: { site: ['a medical office', 'three floors of offices', 'a small hotel', 'a private school'] },
      skills: ['Painting', 'Trim'],
      pay: { by: 'hour', from: 28, to: 46 },
      jobType: ['Part-Time', 'Contract', 'on-site'],
      category: 'commercial',
      duration: ['2 Weeks', '1 Month', '2 Months'],
    },
  ],
};
