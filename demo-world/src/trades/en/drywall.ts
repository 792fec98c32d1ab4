import type { Trade } from '../trade';

export const drywall: Trade = {
  name: 'drywall',
  language: 'en',
  professions: ['Drywall finisher', 'Plasterer', 'Drywall and plaster contractor'],
  experience: [
    'I finish under a raking light, so what you see at night is what I saw too.',
    'I still run plaster cornices with a zinc knife on a wooden horse.',
    'I hang the board tight, which is why I need so little mud.',
    'My sander has a hose and my helper has a broom; you will not find dust in the butter.',
    'I fix every seam with paper tape, and the cracks of the first winter do not come.',
    'I price the corners apart from the sheets, since that is where the hours go.',
  ],
  skills: ['Drywall', 'Plaster', 'Plaster repair', 'Soundproofing', 'Sanding'],
  kinds: [
    {
      titles: ['Hang and finish {sheets} sheets in {place}', 'Drywall for {place}, about {sheets} sheets'],
      intros: [
        'Electric and plumbing in {place} have passed inspection, the insulation is in, and we would like to stop seeing our neighbors through the studs.',
        'We framed {place} ourselves over a winter and know where our talent ends: at the first butt joint.',
        'For two winters {place} has been a room of studs, and guests have stopped asking.',
        'The insulation inspector signed off {place} on Friday, so from Monday on it may be closed.',
      ],
      scopes: [
        'About {sheets} sheets of half inch, five eighths on the ceiling, moisture board around the [shower|laundry|sink], level 4 everywhere and level 5 on the wall that the evening sun grazes.',
        'Please quote hang, tape, three coats, sand and prime for {sheets} sheets, with metal corners and tight cuts around [eighteen|twenty-six|thirty-four] boxes.',
      ],
      notes: [
        'Boards can be craned in through a second-floor opening on delivery day.',
        'The stair is finished oak and insured by grandmother’s good opinion.',
      ],
      subject: 'the drywall of {place}',
      approaches: [
        'Two days to hang with a lift, then a coat a day; I would bring a dehumidifier, since {place} will hold moisture.',
        'I would hang the ceilings lengthways to lose two butt joints per room.',
      ],
      questions: [
        ['Are the studs at 16 or 24?', 'Sixteen, except one bay around the flue.'],
        ['Who primes?', 'You, please, so that any fault is yours to see.'],
      ],
      slots: {
        sheets: ['45', '68', '90', '120'],
        place: ['the finished attic', 'a basement apartment', 'the rear addition', 'the converted garage'],
      },
      skills: ['Drywall', 'Sanding'],
      pay: { by: 'job', from: 2600, to: 9200 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Repair plaster and {ornament} in {room}', 'Plasterer for {room}: cracks and {ornament}'],
      intros: [
        'The ceiling of {room} in our {home} is from the year the house was built, and a leak upstairs took a corner of it. We would like it back as it was.',
        'There are cracks across {room} that open in winter and close in summer, and the {ornament} has lost about two feet.',
        'A plumber put his foot through the ceiling of {room}, apologized, and left us his insurance papers.',
        'Paint will not hide it any more: the plaster of {room} in our {home} has let go of its lath.',
      ],
      scopes: [
        'Secure loose plaster with washers and adhesive, rebuild [six|eight|twelve] square feet on new lath, copy the {ornament} from a mold, and feather everything to nothing.',
        'Please quote for {room}: fabric over the wandering cracks, three-coat patch, [two|three|five] feet of {ornament}, ready for the painter.',
      ],
      notes: [
        'The chandelier stays up; it has a hook and a history.',
        'Lead paint assumed: vacuum and wet methods only.',
      ],
      subject: 'the plaster in {room}',
      shows: 'plaster',
      approaches: [
        'I would take a silicone mold of the sound part, cast the missing {ornament} in the shop and set it in one morning.',
        'Loose plaster can nearly always be glued back through small holes; I would cut out only what has crumbled.',
      ],
      questions: [
        [
          'Has the leak been cured and has it had a month to dry?',
          'Cured in the spring. The meter says twelve percent.',
        ],
        ['Is the lath wood or expanded metal?', 'Wood, hand split, and handsome.'],
      ],
      slots: {
        ornament: ['egg-and-dart cornice', 'ceiling rose', 'run cornice', 'picture rail'],
        room: ['the front parlor', 'the dining room', 'the stair hall'],
      },
      skills: ['Drywall', 'Plaster', 'Plaster repair'],
      pay: { by: 'hour', from: 45, to: 75 },
      jobType: ['Freelance', 'on-site'],
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Soundproof partition for a {site}', 'Acoustic drywall, {site}'],
      intros: [
        'In our {site} you can follow two conversations at once. Neither is meant for you.',
        'We are fitting out a {site} in {district}; the acoustic report asks for STC [55|58|60] between rooms.',
        'Clients of the {site} should not hear each other wait.',
        'Two rooms of the {site} share a wall that is really a curtain with paint on it.',
      ],
      scopes: [
        'About [140|190|260] linear feet, double stud or resilient channel, two layers of five eighths with damping compound, putty pads on every box and sealant top and bottom, deck to deck.',
        'Please price labor only for [160|220] linear feet, level 4, access panels where shown and a return visit after the sound test.',
      ],
      notes: [
        'Freight elevator until ten in the morning.',
        'Material is on the floor already, sorted by room.',
      ],
      subject: 'the acoustic partitions',
      approaches: [
        'I would finish one room completely and have it tested before the rest is closed, since one missed gap costs five points.',
        'A crew of four, one of whom does nothing but sealant: that is the whole secret.',
      ],
      questions: [
        ['Do ducts cross the partitions?', 'Twice, with lined boots on the drawings.'],
        ['Is the deck fluted steel?', 'Yes, so allow for the flute fillers.'],
      ],
      slots: { site: ['therapy practice', 'music school', 'law office', 'podcast studio'] },
      skills: ['Drywall', 'Soundproofing', 'Framing'],
      pay: { by: 'hour', from: 34, to: 55 },
      jobType: ['Contract', 'Full-Time', 'on-site'],
      category: 'commercial',
      duration: ['1 Month', '2 Months'],
    },
  ],
};
