import type { Trade } from '../trade';

export const carpentry: Trade = {
  name: 'carpentry',
  language: 'en',
  professions: ['Finish carpenter', 'Carpenter and cabinetmaker', 'Framing carpenter'],
  experience: [
    'I came up through a boatyard, where nothing is square, and houses have felt easy ever since.',
    'I have a small shop with a wide-belt sander, so doors and panels arrive finished and your house stays quiet.',
    'I build stairs, shelves and decks, and I measure twice on the day the material is delivered.',
    'I scribe to the wall rather than fill with caulk.',
    'I keep the offcuts labeled until you have moved back in, because something is always wanted later.',
    'I leave a drawing of what is behind every panel, for whoever opens it after me.',
  ],
  skills: ['carpentry', 'Built-ins', 'Framing', 'Stairs', 'Trim', 'Decks'],
  kinds: [
    {
      titles: ['Build {wood} bookcases either side of {place}', 'Built-in shelving in {wood}, {place}'],
      intros: [
        'The living room of our {home} has two alcoves beside {place}, neither of them square, and a few hundred books that live on the floor.',
        'We have wanted built-ins next to {place} since the day we moved to {district}. Now there is a budget and a sketch.',
        'Books stand two rows deep in our {home}, and the cheap shelves have begun to smile under them.',
        'A carpenter drew built-ins for the wall with {place} years ago and then moved away; we still have the drawing.',
      ],
      scopes: [
        'Each bay is about [44|48|52] inches wide, [98|104|110] inches high and [11|13] deep, with cabinets to knee height and adjustable shelves above, in {wood}. Face frames, inset doors, a simple crown to meet the existing one.',
        'We picture {wood}, 1-inch shelves that do not sag, cabinets below with a hole for cables, and a back panel only on the outside wall. Finishing on site or in your shop, as you prefer.',
      ],
      notes: [
        'The floor falls by half an inch across the room.',
        'There is a radiator under one sill; it needs its air and its valve.',
      ],
      subject: 'the {wood} built-ins',
      approaches: [
        'I would template both alcoves, build the carcasses in the shop and spend only two or three days in your room.',
        'For {wood} at that span I would use a hidden steel in the longest shelves; you will never see it, and they will never bend.',
      ],
      questions: [
        [
          'Should the doors be inset with a small gap, or overlay? Inset costs about a day more.',
          'Inset, please. It is the detail we keep pointing at in other people’s houses.',
        ],
        [
          'Will the television live in one of the bays?',
          'No television. Records, though: about four feet of them, which is heavy.',
        ],
      ],
      slots: {
        wood: ['white oak', 'painted poplar', 'walnut', 'birch plywood'],
        place: ['the chimney breast', 'the bay window', 'the fireplace'],
      },
      skills: ['carpentry', 'Built-ins', 'Trim'],
      pay: { by: 'job', from: 3200, to: 9800 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: ['Replace a rotten back deck with {board}', 'New {size} ft deck in {board}'],
      intros: [
        'A boot went through the deck behind our {home} last month, which settled the discussion. The posts stand in soil and the ledger has no flashing.',
        'We would like the old deck gone and a new one of {size} feet in {board}, in time for [the summer|a graduation party|the warm months].',
        'Our deck has become a trampoline at one corner, and the children were told to keep off it.',
        'The inspector who came for the boiler looked out at the deck of our {home} and shook his head.',
      ],
      scopes: [
        'Please allow for demolition and removal, [six|eight|nine] new footings below frost, a flashed ledger, joists at 16 inches, {board} with hidden fasteners, a stair of [four|five|seven] steps and a railing that the city will accept.',
        'Size {size} feet, about [30|42|54] inches off the ground, {board}, built-in bench on the long side, lattice below with a hatch for bicycles.',
      ],
      notes: [
        'A mature maple stands eight feet away and we want it to stay happy: dig by hand there.',
        'Side access is 38 inches wide, no machine will fit.',
      ],
      subject: 'the new deck',
      shows: 'deck',
      approaches: [
        'I would draw it to scale for the permit, then build in about [eight|ten|twelve] working days, footings first so the inspector can see them open.',
        'With {board} I leave the gap the maker asks for and back-prime the cuts; that is what decides whether it looks good in ten years.',
      ],
      questions: [
        [
          'Is the house wall behind the ledger brick veneer or siding?',
          'Siding over board sheathing. Two boards are soft and can be part of the job.',
        ],
        [
          'Do you want the footings poured or helical piles? Piles cost more, but no digging near the maple.',
          'Piles near the tree, poured elsewhere, if that can be mixed.',
        ],
      ],
      slots: {
        board: ['cedar', 'composite boards', 'thermally modified ash', 'pressure-treated pine'],
        size: ['12 by 16', '14 by 20', '10 by 18', '16 by 24'],
      },
      skills: ['carpentry', 'Decks', 'Framing'],
      pay: { by: 'job', from: 7800, to: 24000 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: ['Frame {count} interior walls for {project}', 'Framing crew for {project}'],
      intros: [
        'The permit for {project} is on the wall and the steel arrives [next week|on the 12th|within ten days]. We are short of a framing crew after the first one took a job out of town.',
        'We are the general contractor for {project} in {district} and need carpenters who read drawings and call before they guess.',
        'Demolition is done at {project}, the floor is clean and the layout lines wait for somebody who can read them.',
        'Our own carpenters are tied up until the end of the month, so {project} needs a second crew.',
      ],
      scopes: [
        'There are {count} walls in [wood|light-gauge steel], ceilings at [9|10|11] feet, [eleven|fourteen|seventeen] door openings and blocking for millwork as shown on sheet A-4. About [650|900|1,200] linear feet.',
        'Layout is by you from our control lines. {count} walls, two soffits, a dropped ceiling in the corridor, and backing for every handrail and screen.',
      ],
      notes: [
        'Lift and material are on us; bring your own guns and lasers.',
        'Daily start at seven, weekly photo report, paid every second Friday.',
      ],
      subject: 'the framing of {project}',
      approaches: [
        'We are [three|four|five] carpenters with our own lasers; I would snap everything on day one and walk it with your superintendent before a stud goes up.',
        'I would frame the corridor last so that the other trades can bring their material in.',
      ],
      questions: [
        ['Are the door frames knock-down or welded?', 'Knock-down hollow metal, delivered in week two.'],
        [
          'Is there a night shift for deliveries?',
          'Deliveries between six and eight in the morning, street side.',
        ],
      ],
      slots: {
        count: ['22', '31', '38', '45'],
        project: ['a dental clinic', 'a co-working floor', 'a daycare', 'a veterinary practice'],
      },
      skills: ['carpentry', 'Framing', 'Doors'],
      pay: { by: 'hour', from: 32, to: 52 },
      jobType: ['Full-Time', 'Contract', 'on-site'],
      category: 'commercial',
      duration: ['1 Month', '2 Months'],
    },
    {
      titles: [
        'Rebuild {stair} staircase with {tread} treads',
        'Stair repair: {stair} stair, {tread} treads',
      ],
      intros: [
        'The {stair} stair in our {home} creaks on every step and three balusters have been replaced with broom handles by a previous owner, who had a sense of humor.',
        'A structural engineer has looked at our {stair} stair: the stringers are sound, the rest is not. Drawings are available.',
        'The cat is the only one who still runs on our {stair} stair.',
        'When we took the carpet off, the {stair} stair of our {home} turned out to be held together by it.',
      ],
      scopes: [
        '[Thirteen|Fourteen|Fifteen] treads in {tread}, new risers, a code-height handrail with a volute if the budget allows, and [38|42|46] turned balusters to match the two originals we saved.',
        'Take the old treads off, wedge and glue from below where we have opened the ceiling, fit {tread} treads and paint-grade risers, and make the newel post solid again.',
      ],
      notes: [
        'It is the only stair in the house. Every evening it must be walkable.',
        'We will oil or paint ourselves if you leave it sanded to 120.',
      ],
      subject: 'the {stair} staircase',
      approaches: [
        'I would change four treads a day from the top down, with the lower flight always walkable, and bed the newel with a hidden threaded rod.',
        'A local turner copies balusters for me from one sample; that takes about [two|three] weeks, so I would start there.',
      ],
      questions: [
        [
          'Are the treads housed in the stringers or sitting on brackets?',
          'Housed, with wedges. Half of them have fallen out.',
        ],
        [
          'May I take one original baluster to the turner?',
          'Yes. Please bring it home safely, it is older than all of us.',
        ],
      ],
      slots: {
        stair: ['main', 'attic', 'winding', 'basement'],
        tread: ['red oak', 'maple', 'ash', 'white oak'],
      },
      skills: ['Stairs', 'carpentry', 'Trim'],
      pay: { by: 'job', from: 2900, to: 8600 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
  ],
};
