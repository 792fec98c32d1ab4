import type { Trade } from '../trade';

export const demolition: Trade = {
  name: 'demolition',
  language: 'en',
  professions: ['Demolition contractor', 'Selective demolition specialist', 'Concrete cutting operator'],
  experience: [
    'I take a room apart so that doors, trim and fixtures can be used again, and I keep the list.',
    'I run negative air and a sticky mat even for a single wall.',
    'I hold an asbestos awareness card and I stop when a tile looks nine inches wide.',
    'I weigh every load; on average four fifths of what I take away is recycled.',
    'I cap water and power myself before the first hammer comes out of the bag.',
    'I book the dumpster, the permit and the quiet hours, and I put a note through every door.',
  ],
  skills: ['Demolition', 'Concrete', 'Concrete cutting'],
  kinds: [
    {
      titles: [
        'Take out {wall} and install a temporary prop',
        'Remove {wall} between kitchen and dining room',
      ],
      intros: [
        'We are joining two rooms of our {home} and {wall} is in the way. The engineer has drawn the beam; the carpenter sets it two days after you.',
        'The kitchen of our {home} in {district} is a corridor with a stove. {wall} has to go, gently.',
        'Whoever cooks in our {home} cannot see the table, and {wall} is the reason.',
        'The permit to take out {wall} has come, stamped and with one condition about dust.',
      ],
      scopes: [
        'Prop both sides, take down about [11|13|16] feet of {wall} by hand, protect the floor, keep the [casing|pocket door|old brick], carry out through the rear and sweep.',
        'Dust walls with a zip, negative air to a window, {wall} down to the plates, live cables left to our electrician who will be in the house.',
      ],
      notes: [
        'The lead and asbestos report is clean and we will send it.',
        'No dumpster on the street: a van at the lane, twice a day.',
      ],
      subject: 'the removal of {wall}',
      approaches: [
        'Day one is props and dust walls, day two is the wall, and I stay until the carpenter has his beam in.',
        'I would open a hand-sized hole on each side before anything else, because drawings do not show the pipe behind the plaster.',
      ],
      questions: [
        [
          'Is there a radiator or a riser in the wall?',
          'A riser to the bathroom, already moved by the plumber.',
        ],
        [
          'What is above: joists along or across?',
          'Across, resting on it, which is why there is an engineer.',
        ],
      ],
      slots: {
        wall: ['a bearing brick wall', 'a plaster stud wall', 'a chimney breast', 'a lath partition'],
      },
      skills: ['Demolition', 'Framing'],
      pay: { by: 'job', from: 1400, to: 4600 },
      category: 'residential',
      duration: ['1 Week'],
    },
    {
      titles: ['Strip out {site} to the slab', 'Interior demolition, {site}'],
      intros: [
        'The tenant of {site} has left behind [a mezzanine|eleven partitions|a walk-in cooler] and a great deal of carpet glue. We need it back to shell.',
        'We start the fit-out of {site} in {district} in [three|four|five] weeks; before that, everything not in the drawings must leave.',
        'The new owner wants to see the bones of {site} before deciding anything else.',
        'Nothing in {site} is worth keeping but two radiators and the front door.',
      ],
      scopes: [
        'About [5,500|8,000|12,500] square feet: ceilings, partitions, floor finishes, dead ducts and cable, adhesive ground off. Steel, copper and gypsum separated, weights reported.',
        'Price to include capping by licensed trades, [14|19|26] doors saved and palletized, dust monitoring at two points, and a broom-clean handover with photographs.',
      ],
      notes: [
        'Noisy work from 6 to 9 in the morning and after 6 in the evening.',
        'Containers in the dock, never overnight.',
      ],
      subject: 'the strip-out of {site}',
      approaches: [
        'Six people for [seven|nine] days, ceilings first, so that the dead services can be followed and tagged before they are cut.',
        'I would walk it with your electrician and spray everything that stays; whatever is not green goes.',
      ],
      questions: [
        ['Does the sprinkler stay live?', 'Yes, heads turned up by the sprinkler company on day three.'],
        ['Is the slab post-tensioned?', 'It is, so no coring without a scan.'],
      ],
      slots: {
        site: [
          'a former bank branch',
          'an office floor',
          'a closed supermarket',
          'an old movie theater lobby',
        ],
      },
      skills: ['Demolition', 'Concrete'],
      pay: { by: 'job', from: 14000, to: 46000 },
      jobType: ['Contract', 'on-site'],
      category: 'commercial',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: ['Saw-cut {what} at {plant}', 'Concrete cutting: {what}, {plant}'],
      intros: [
        'A new line arrives at {plant} and {what} must be cut before the millwrights come.',
        'We are looking for a cutting crew that has worked at {plant} or somewhere as fussy about slurry.',
        'The millwrights at {plant} have chalked it all out on the floor; now somebody has to cut {what}.',
        'Production at {plant} stops for one weekend, and {what} should be open by its end.',
      ],
      scopes: [
        'Scan, mark, cut {what} in [8|10|12] inch reinforced slab, lift out in pieces under [one|two] tons, collect slurry, leave edges square.',
        'Wire or wall saw at your choice for {what}; [six|ten|fourteen] cores of 4 to 10 inches; patch of over-cuts not accepted, so stitch the corners.',
      ],
      notes: ['Production runs on the other side of a curtain.', 'Electric saws only, no exhaust.'],
      subject: 'the cutting of {what}',
      approaches: [
        'I would stitch-drill the corners the day before and cut in one night with two blades and a vacuum ring.',
        'We lift with a frame and chain hoist, since a forklift on that slab would not be wise.',
      ],
      questions: [
        ['Do you have the reinforcement drawings?', 'Yes, from 1996, and a fresh scan of one corner.'],
        ['Where can the slurry go?', 'Into totes; our environmental officer takes it from there.'],
      ],
      slots: {
        what: [
          'two machine pits',
          'a trench of 60 feet',
          'an opening for a freight elevator',
          'four wall openings',
        ],
        plant: ['a bottling plant', 'a print works', 'a parts warehouse'],
      },
      skills: ['Concrete cutting', 'Demolition'],
      pay: { by: 'hour', from: 48, to: 80 },
      jobType: ['Contract', 'on-site'],
      category: 'industrial',
      duration: ['1 Week', '2 Weeks'],
    },
  ],
};
