import type { Trade } from '../trade';

export const tiling: Trade = {
  name: 'tiling',
  language: 'en',
  professions: ['Tile setter', 'Tile and stone installer'],
  experience: [
    'I flood-test every shower pan for a full day and text you the waterline.',
    'I draw the layout on paper first so that no sliver ends up at the door.',
    'I have set large-format porcelain in two airports, mostly at night.',
    'I cut miters on stone rather than hide an edge behind a metal strip.',
    'I back-butter every large tile and lift one in ten to see that it holds.',
    'I keep one box of your tiles dry and labeled for the repair that comes one day.',
  ],
  skills: ['Tiling', 'Waterproofing', 'Stone', 'Concrete'],
  kinds: [
    {
      titles: ['Tile {room} with {tile}', 'Tile setter for {room}, {tile}'],
      intros: [
        'Our plumber is finished and {room} in our {home} waits for tile. The boxes are stacked in the dining room, so we are keen to see them go.',
        'We are renovating {room} and have chosen {tile}. The last tiler we spoke to wanted to glue it onto painted drywall.',
        'The shower base holds water, the walls are straight and {room} is yours from the first of the month.',
        'Grout came out with the sponge when we cleaned {room} of our {home}, and then the tiles did.',
      ],
      scopes: [
        '[90|120|160] square feet of wall and [45|60|75] of floor, {tile}, membrane with taped corners, one niche [12 by 24|14 by 28] inches, mitered edges and a grout of your recommendation.',
        'Please price leveling of the floor (half an inch over eight feet), uncoupling mat, {tile}, a linear drain and silicone at every change of plane.',
      ],
      notes: [
        'The tub is in; a scratch on it would be a sad day.',
        'Third floor, no elevator, and tile is heavy: sorry.',
      ],
      subject: 'the tiling of {room}',
      shows: 'bathroom-tiles',
      approaches: [
        'Membrane on day one, flood test overnight, then {tile} from the center line of the long wall so the cuts match left and right.',
        'I would order ten percent over for {tile}; it comes in batches and the next one will not match.',
      ],
      questions: [
        [
          'Is the floor under it plywood or old boards?',
          'Plywood on boards, screwed, about an inch and a quarter in all.',
        ],
        ['Which way should the long side run?', 'Toward the window, unless you see a reason against.'],
      ],
      slots: {
        room: ['the main bathroom', 'an ensuite shower', 'the guest bathroom', 'a wet room'],
        tile: [
          '24 by 48 porcelain',
          'handmade 4-inch tile',
          'vertical stacked subway tile',
          'terrazzo-look porcelain',
        ],
      },
      skills: ['Tiling', 'Waterproofing'],
      pay: { by: 'job', from: 2400, to: 7400 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Kitchen backsplash in {tile}', 'Set {tile} behind {range}'],
      intros: [
        'The counters went in last week and the wall between them and the cabinets is bare. We have bought {tile} and are too nervous to touch it.',
        'A small but fussy job in {district}: {tile} on the kitchen wall, with {range} as the showpiece.',
        'We cook with turmeric and the bare plaster behind the stove shows it.',
        'Our daughter chose {tile} for the kitchen of our {home} in {district}, and she was right.',
      ],
      scopes: [
        'About [28|36|44] square feet with [six|seven|nine] outlets and one window return. {tile}, thin joints, and the field centered on {range}.',
        'Please remove the old tile, skim the wall, set {tile} to the ceiling behind {range} and finish the open end with a bullnose or a miter.',
      ],
      notes: [
        'We cook every day and can do without for two of them.',
        'The color varies from box to box; please mix before you set.',
      ],
      subject: 'the backsplash',
      shows: 'backsplash',
      approaches: [
        'I would lay {tile} dry on the counter over cardboard and let you swap pieces until you like it, then set it in one day and grout the next.',
        'Outlet extenders, a laser line and a full day of layout: the rest is easy.',
      ],
      questions: [
        [
          'Is the stone of the counter porous? I would mask it before grouting.',
          'It is marble, so yes. Mask twice.',
        ],
        ['Do you want the outlets in line with the joints?', 'If it can be done without opening the wall.'],
      ],
      slots: {
        tile: ['zellige', 'crackle-glazed tile', 'a marble herringbone', 'hexagon mosaic'],
        range: ['the range', 'a cast-iron stove', 'the sink'],
      },
      skills: ['Tiling', 'Stone'],
      pay: { by: 'job', from: 900, to: 2800 },
      jobType: ['Freelance', 'on-site'],
      category: 'residential',
      duration: ['1 Week'],
    },
    {
      titles: ['{area} sq ft of quarry tile for a {site}', 'Commercial floor tile, {site}'],
      intros: [
        'The health inspector likes everything about our {site} except the floor. We close for [five|six|eight] days to replace it.',
        'Our {site} in {district} gets a new floor that survives carts, water and dropped pans.',
        'A cart tips over at the same broken tile of the {site} every morning.',
        'The new ovens of the {site} are heavier than the old floor likes.',
      ],
      scopes: [
        'Remove sheet vinyl, grind, slope to [two|three|four] drains, {area} square feet of slip-rated quarry tile with epoxy grout, cove base all around.',
        '{area} square feet, thick-set where the slope needs it, movement joints every sixteen feet, epoxy grout in gray, and the threshold flush for carts.',
      ],
      notes: [
        'Ventilation runs all night; the neighbors know.',
        'Deliveries through the rear, one pallet at a time.',
      ],
      subject: 'the floor of your {site}',
      approaches: [
        'Three setters and a helper: one day to strip and grind, two to slope, two to set, one for epoxy, and you cook on the seventh.',
        'I would tile under the equipment line in the first shift so that your fitter can come back early.',
      ],
      questions: [
        ['Do the drains have adjustable collars?', 'Two do. The old one by the dishwasher does not.'],
        ['Is there a slab below or a basement?', 'Slab on grade, dry as far as we know.'],
      ],
      slots: {
        area: ['650', '800', '950'],
        site: ['hospital kitchen', 'bakery', 'brewery taproom', 'school cafeteria'],
      },
      skills: ['Tiling', 'Waterproofing', 'Concrete'],
      pay: { by: 'job', from: 11000, to: 19000 },
      jobType: ['Contract', 'on-site'],
      category: 'commercial',
      duration: ['1 Week', '2 Weeks'],
    },
  ],
};
