import type { Trade } from '../trade';

export const insulation: Trade = {
  name: 'insulation',
  language: 'en',
  professions: ['Insulation installer', 'Building envelope contractor', 'Weatherization specialist'],
  experience: [
    'I seal first and insulate second, and I prove it with a blower door before and after.',
    'I have crawled through four hundred attics and can smell a bath fan that ends in one.',
    'I leave rulers stapled in the attic so that you can check my depth.',
    'I hold both the energy auditor and the installer certificate.',
    'I show you the house through the thermal camera before we talk about a price.',
    'I carry everything in through the hatch and leave the stairs as I found them.',
  ],
  skills: ['Insulation', 'Air sealing', 'Cellulose', 'Soundproofing'],
  kinds: [
    {
      titles: ['Air-seal and insulate attic with {fill}', 'Attic of {area} sq ft: air sealing and {fill}'],
      intros: [
        'Icicles as long as a ski hang from the eaves of our {home} and the upstairs never gets warm. The audit says the attic.',
        'There are about four inches of something gray in the attic of our {home} in {district}, and a hatch that whistles.',
        'Snow melts on our roof before it does on any other in the street.',
        'The bedroom under the roof of our {home} is an oven in July and a fridge in February.',
      ],
      scopes: [
        '{area} square feet: seal top plates, chases and light boxes, baffles at every rafter bay, dam and gasket for the hatch, {fill} to R-[49|60], blower door before and after.',
        'Please remove the old layer under the [north|east] half, seal, raise the walkway, blow {fill} over {area} square feet and insulate the bath fan duct.',
      ],
      notes: [
        'Two old fixtures up there get hot; the electrician comes the week before.',
        'The hatch is 20 by 28 inches, in a closet.',
      ],
      subject: 'the attic insulation',
      shows: 'attic-insulation',
      approaches: [
        'I would give the sealing a full day with foam and gaskets before any {fill} goes in; that is where the icicles come from.',
        'One day to prepare, one to blow, and I send you the two numbers of the blower door the same evening.',
      ],
      questions: [
        [
          'Is there any vermiculite? It looks like shiny gravel.',
          'No, only paper stuff and a little rock wool.',
        ],
        [
          'Does the chimney pass through the attic?',
          'Yes, in the middle; please leave the metal collar clear.',
        ],
      ],
      regions: ['us-east', 'us-midwest', 'ontario'],
      slots: {
        fill: ['cellulose', 'blown fiberglass', 'blown rock wool'],
        area: ['780', '1,050', '1,300', '1,600'],
      },
      skills: ['Insulation', 'Air sealing'],
      pay: { by: 'job', from: 2200, to: 6800 },
      category: 'residential',
      duration: ['1 Week'],
    },
    {
      titles: ['Dense-pack walls of a {home}, {siding}', 'Insulate empty walls behind {siding}'],
      intros: [
        'An infrared camera showed our {home} glowing like a lantern: the walls are empty. The outside is {siding}, in good order.',
        'We want the outside walls of our {home} in {district} filled without losing the plaster inside.',
        'On windy days the outlets on the outside walls of our {home} breathe.',
        'Our heating bill is twice that of the neighbors, who have the same house with something in its walls.',
      ],
      scopes: [
        'About [1,300|1,700|2,200] square feet of wall behind {siding}, dense-pack at 3.5 pounds, tubes to the bottom of every bay, plugs that nobody can find afterwards.',
        'Please remove and replace one course of {siding} per floor, drill, fill, check with the camera, and patch the [eight|twelve] bays that will need a second hole.',
      ],
      notes: [
        'Knob-and-tube was removed last year, certificate on file.',
        'Two walls have fire stops at half height.',
      ],
      subject: 'the wall insulation',
      approaches: [
        'I would probe every bay before filling, keep a tally of bags per wall and show you the camera while the house is cold.',
        'With {siding} outside I take a course off with a zip tool and put the same boards back.',
      ],
      questions: [
        ['Are there pocket doors in any outside wall?', 'One, in the dining room. Please spare it.'],
        ['Does any wall show damp inside?', 'None since the gutters were fixed.'],
      ],
      slots: { siding: ['clapboard', 'wood shingles', 'vinyl siding'] },
      skills: ['Insulation', 'Cellulose', 'carpentry'],
      pay: { by: 'job', from: 3600, to: 9800 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Pipe and duct insulation at {plant}', 'Mechanical insulation, {plant}'],
      intros: [
        'The energy review of {plant} found [1,200|1,800|2,400] feet of bare hot pipe. It also found that the boiler room is where people dry their gloves.',
        'We have a shutdown of [six|nine] days at {plant} and need insulators for the whole of it.',
        'At {plant} you can find the steam line in the dark, by the warmth.',
        'The old lagging at {plant} was taken out last month by people in white suits, and the pipes are bare.',
      ],
      scopes: [
        'Mineral fiber with aluminum jacket on [1.5|2] inch to [6|8] inch pipe, removable covers on [34|48|60] valves, labels and flow arrows afterwards.',
        'Price per foot and per fitting; ducts in the [north|old] hall with two-inch board, everything above nine feet from a lift we provide.',
      ],
      notes: [
        'Site induction on day one, steel toes and glasses always.',
        'Hot work is not allowed; bring snips and patience.',
      ],
      subject: 'the pipe insulation',
      approaches: [
        'We are a crew of five; I would measure and pre-cut in the week before, so the shutdown is only fitting.',
        'Removable covers take three weeks to sew, so I would photograph every valve at the first visit.',
      ],
      questions: [
        ['What is the highest temperature on the steam side?', 'About 170 °C at the header.'],
        [
          'Is any of the old lagging suspect?',
          'Surveyed and cleared last spring; the report is in the site office.',
        ],
      ],
      slots: { plant: ['a dairy', 'a paper mill', 'a district heating plant', 'a hospital laundry'] },
      skills: ['Insulation', 'Ductwork'],
      pay: { by: 'hour', from: 33, to: 54 },
      jobType: ['Contract', 'Full-Time', 'on-site'],
      category: 'industrial',
      duration: ['2 Weeks', '1 Month'],
    },
  ],
};
