import type { Trade } from '../trade';

export const windows: Trade = {
  name: 'windows',
  language: 'en',
  professions: ['Window and door installer', 'Sash window restorer', 'Glazier'],
  experience: [
    'I flash the opening first and hang the window second, and I have never had to swap the order.',
    'I restore wooden sash with cords, weights and a lot of linseed putty.',
    'I measure each opening in six places and order to the smallest.',
    'I worked ten years for a storefront glazier, so big glass does not make me nervous.',
    'I take out one window at a time, and the room is closed again by the evening.',
    'I leave the handles adjusted and show you the two screws that matter.',
  ],
  skills: ['Windows', 'Doors', 'Glazing', 'Flashing', 'carpentry'],
  kinds: [
    {
      titles: ['Replace {count} windows: {type}', '{count} {type} windows for a {home}'],
      intros: [
        'In January a candle on the sill of our {home} goes out by itself. There are {count} windows, most from the seventies, and we want {type} ones.',
        'The aluminum sliders of our {home} in {district} sweat all winter, and the sills have begun to feel like sponge cake.',
        'The bus stops in front of our {home} and we can follow every conversation in it.',
        'A ball has settled the question: one of our {count} windows is cardboard, and the others are no better.',
      ],
      scopes: [
        '{count} openings, full-frame replacement, {type}, sill pan and flashing tape, low-expansion foam, interior casing reused where it comes off whole.',
        'Please measure and supply: {count} units, {type}, double glazed with warm edge, tempered in the bathroom, two of them to egress size, screens for all.',
      ],
      notes: [
        'One bedroom at a time, please, a baby sleeps in the other.',
        'Third-floor windows need a lift from the lane; permit for it is simple.',
      ],
      subject: 'the {count} windows',
      shows: 'window',
      approaches: [
        'Two of us do four to five openings a day, each closed again by evening, pans flashed before the unit goes in.',
        'I would open one rotten sill before ordering; rough openings in this kind of wall are rarely what they look like.',
      ],
      questions: [
        [
          'Do any windows carry alarm contacts?',
          'Six on the ground floor, and the alarm company can come the same week.',
        ],
        ['Are you allowed to change the grid pattern?', 'Yes, there is no committee here.'],
      ],
      slots: {
        count: ['9', '12', '16', '21'],
        type: ['fiberglass casement', 'wood-clad double-hung', 'triple-glazed', 'vinyl double-hung'],
      },
      skills: ['Windows', 'Flashing', 'carpentry'],
      pay: { by: 'job', from: 8800, to: 29000 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks', '1 Month'],
    },
    {
      titles: ['Restore {count} original sash windows', 'Sash window restoration, {count} sashes, {extra}'],
      intros: [
        'We want to keep the {count} old sash windows of our {home}: wavy glass, tight grain, and frames that have outlived two roofs.',
        'Half of the sashes in our {home} in {district} are painted shut and the other half will not stay up.',
        'Summer comes, and not one of the sashes facing the garden of our {home} can be opened.',
        'The glazier offered us plastic, the preservation board said no, and we are glad about it.',
      ],
      scopes: [
        'Take out, strip with steam, splice rot, new cords on the old weights, {extra}, prime and two finish coats, {count} in all. Temporary panels while they are away.',
        'Please quote per window: {count}, new glazing putty, [four|six|nine] cracked panes replaced with old glass if you have it, {extra}, and easy locks.',
      ],
      notes: [
        'The paint is lead; a shop with a license preferred.',
        'Summer is fine, we can live with shutters for a while.',
      ],
      subject: 'the sash windows',
      shows: 'window',
      approaches: [
        'I would take them in batches of four so that the house never feels boarded up, with {extra} fitted on the way back.',
        'Epoxy for small rot, new wood for large: I show you each before I choose.',
      ],
      questions: [
        ['Are the pockets for the weights open or nailed shut?', 'Nailed and painted, naturally.'],
        ['Would you accept a storm panel outside?', 'If it is slim and the color of the sash.'],
      ],
      slots: {
        count: ['8', '11', '14', '18'],
        extra: ['bronze weatherstrip', 'brush draft seals', 'slim double glazing'],
      },
      skills: ['Windows', 'Glazing', 'Painting'],
      pay: { by: 'hour', from: 40, to: 68 },
      jobType: ['Freelance', 'hybrid', 'on-site'],
      category: 'residential',
      duration: ['1 Month', '2 Months'],
    },
    {
      titles: ['New storefront and {door} for {shop}', '{door} and glazing at {shop}'],
      intros: [
        '{shop} in {district} has a door that needs a shoulder and a window held by tape since a bicycle met it.',
        'We take over {shop} in spring and want a front that invites people in and keeps the cold out.',
        'The grate of {shop} has been down for a year, and behind it the glass is cracked from corner to corner.',
        'Customers of {shop} push where it says pull, because the old door does neither.',
      ],
      scopes: [
        'Thermally broken frame about [14|18|22] feet wide and [9|10] high, insulated laminated glass, {door}, closer and panic device, and a threshold that a wheelchair does not notice.',
        'Shop drawings for the landlord, demolition, new frame, {door}, sign zone prepared, sealant to brick, and plywood security overnight if it takes more than a day.',
      ],
      notes: [
        'Sidewalk permit: we apply, you send the dimensions.',
        'Trade goes on through the side entrance.',
      ],
      subject: 'the storefront',
      approaches: [
        'I would survey, draw and order in the first two weeks and be on your sidewalk for only three days.',
        'For {door} I would ask for a deeper header; it keeps the operator out of sight.',
      ],
      questions: [
        ['Is there steel over the opening?', 'A pair of angles, seen from the basement, no sag.'],
        ['Does the landlord prescribe a color?', 'Dark bronze, like the neighbors.'],
      ],
      slots: {
        door: ['an automatic door', 'a pair of swing doors', 'a folding glass wall'],
        shop: ['a flower shop', 'a corner pharmacy', 'a bookshop', 'a coffee roastery'],
      },
      skills: ['Windows', 'Glazing', 'Doors'],
      pay: { by: 'job', from: 9500, to: 27000 },
      jobType: ['Contract', 'on-site'],
      category: 'commercial',
      duration: ['2 Months', '1 Month'],
    },
  ],
};
