import type { Trade } from '../trade';

export const electrical: Trade = {
  name: 'electrical',
  language: 'en',
  professions: ['Licensed electrician', 'Master electrician', 'Journeyman electrician'],
  experience: [
    'I label every circuit and leave a typed panel schedule, which inspectors and the next owner both thank me for.',
    'I have taken knob-and-tube out of some sixty houses without losing more than a handful of plaster walls.',
    'My last employer was a hospital contractor, so I work clean and I lock out before I touch anything.',
    'I do the load calculation first and sell the panel second; about one in four clients turns out not to need one.',
    'I photograph every run before it is covered and give you the folder.',
    'I test with the power off, then on, and I write both readings down for you.',
  ],
  skills: ['electrical', 'Panel upgrades', 'Rewiring', 'EV chargers', 'Lighting design', 'Fault finding'],
  kinds: [
    {
      titles: ['Upgrade panel to {amps} amps and add {load}', 'New {amps}-amp service for a {home}'],
      intros: [
        'Our {home} in {district} still runs on a [60|100]-amp panel with no free slots, and we want to add {load}. The utility has told us what it needs from our side.',
        'The insurer has given us [60|90|120] days to replace the fuse panel. Since we also plan {load}, we would like to go to {amps} amps at once.',
        'We cook or we charge or we heat, but never two of them at once: that is life on the panel we have.',
        'The dealer who sold us {load} asked for a picture of our panel and then went very quiet.',
      ],
      scopes: [
        'The work: {amps}-amp meter base and panel with at least [30|40|42] spaces, grounding and bonding brought up to code, whole-house surge protection, and a dedicated circuit for {load}. The panel stays on the same wall.',
        'Please include the permit, the disconnect with the utility, a new mast if the old one will not pass, and a circuit of [40|50|60] amps for {load} about [25|35|50] feet from the panel.',
      ],
      notes: [
        'We both work from home; give us a week’s notice of the day without power.',
        'The wall behind the panel is brick, painted, and slightly damp in spring. Plywood backing expected.',
      ],
      subject: 'the {amps}-amp service upgrade',
      shows: 'electric-panel',
      approaches: [
        'I would book the utility first, do the swap between eight and four, and have your heat back the same evening. The circuit for {load} follows the day after.',
        'Before you buy anything I would run the load calculation with {load} included; it takes me half an hour with your last bills.',
      ],
      questions: [
        ['Is the service overhead or underground?', 'Overhead, to the rear corner. The mast leans a little.'],
        [
          'Could you send me a photo of the open panel, cover off only if you are comfortable?',
          'Cover on, sorry, but you can read the labels. Three of them say “spare” and are not.',
        ],
      ],
      slots: {
        amps: ['200', '150', '320'],
        load: ['an EV charger', 'a heat pump', 'an induction range', 'a backyard studio'],
      },
      skills: ['electrical', 'Panel upgrades'],
      pay: { by: 'job', from: 2600, to: 7800 },
      category: 'residential',
      duration: ['1 Week'],
    },
    {
      titles: ['Remove knob-and-tube wiring on {floors}', 'Rewire {floors} of an older {home}'],
      intros: [
        'The inspection of our {home} found live knob-and-tube on {floors}. We love the plaster, so we are looking for someone patient.',
        'Half of the outlets on {floors} have no ground and two rooms go dark when the kettle and the vacuum meet. We want {floors} rewired before we paint.',
        'Behind a switch on {floors} the electrician found cloth, porcelain and a newspaper of 1926.',
        'Our insurer renews the policy of this {home} only once {floors} has new wiring.',
      ],
      scopes: [
        'Count on [fourteen|eighteen|twenty-two] outlets, [six|eight|nine] ceiling fixtures and three-way switching on the stair. Fish what can be fished; mark the rest and we decide together before you cut.',
        'New circuits for every bedroom with arc-fault breakers, hard-wired smoke alarms that talk to each other, and boxes for {extra}. The attic is floored only in the middle.',
      ],
      notes: [
        'We can move to one floor while you work on the other, one floor at a time.',
        'Plaster repair is by others, but please cut square holes, not fist-shaped ones.',
      ],
      subject: 'the rewiring of {floors}',
      approaches: [
        'I work from the attic and the basement toward the middle, so most walls get one small opening behind the outlet and nothing else.',
        'I would take a floor a week, with temporary power in the rooms you sleep in, and a photo record of every run before it disappears.',
      ],
      questions: [
        [
          'Is there blown-in insulation in the outside walls? It decides how I fish.',
          'Only on the north side, as far as we know. The others are empty.',
        ],
        [
          'Would you keep the old push-button switches? There are new ones in the same style.',
          'Yes! If there is a modern push-button we would gladly pay for it.',
        ],
      ],
      slots: {
        floors: ['the second floor', 'the top two floors', 'the ground floor', 'the upper floor'],
        extra: ['two bathroom fans', 'a ceiling fan in each bedroom', 'network jacks in three rooms'],
      },
      skills: ['electrical', 'Rewiring', 'Plaster repair'],
      pay: { by: 'hour', from: 50, to: 85 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: ['Lighting retrofit for {site}', 'LED conversion and controls, {site}'],
      intros: [
        'We run {site} in {district} and still light it with [T8 tubes|metal halide|old fluorescents]. The rebate program closes at the end of the quarter, so timing matters.',
        'Our energy audit put lighting at a third of the bill of {site}. We have a fixture schedule and need an electrical crew to carry it out.',
        'Every third lamp of {site} is dark and the spare tubes are no longer made.',
        'People at {site} bring their own desk lamps, which tells us enough about the ceiling.',
      ],
      scopes: [
        'There are [84|126|160|210] fixtures at [12|16|22] feet, to be replaced one for one, with occupancy sensors per zone and daylight dimming along the windows. Old lamps to be recycled with paperwork.',
        'Please price supply and labor separately for [90|140|190] fixtures, [18|24|30] sensors, [six|nine|twelve] emergency packs and commissioning with our facility lead.',
      ],
      notes: [
        'Work happens between [6 p.m. and 2 a.m.|Friday noon and Sunday night]; we provide a scissor lift and a watchman.',
        'Everyone on site needs a safety card and a harness.',
      ],
      subject: 'the lighting retrofit',
      approaches: [
        'I would do one zone as a sample, measure it with you, and only then order the rest.',
        'With two lifts and a crew of four we change about [thirty|forty] fixtures a night, which keeps you inside the rebate date.',
      ],
      questions: [
        ['Are the existing circuits 120 or 277 volts?', '277 in the hall, 120 in the offices at the front.'],
        ['Is there an as-built of the lighting panels?', 'A PDF from 2009. About four fifths of it is true.'],
      ],
      slots: {
        site: [
          'a 30,000 sq ft warehouse',
          'a community gym',
          'a two-story parking garage',
          'a machine shop',
          'a school library',
        ],
      },
      skills: ['electrical', 'Lighting design'],
      pay: { by: 'job', from: 14000, to: 48000 },
      jobType: ['Contract', 'on-site', 'Full-Time'],
      category: 'industrial',
      duration: ['1 Month', '2 Months', '3 Months'],
    },
    {
      titles: [
        'Find an intermittent fault that trips {circuit}',
        'Troubleshooting visit: {circuit} keeps tripping',
      ],
      intros: [
        'Every [few days|week or so], usually [when it rains|late in the evening|during breakfast], the breaker of {circuit} goes. Two visits by others ended with a shrug and a new breaker.',
        'We need a patient fault-finder. {circuit} in our {home} trips without a pattern we can see, and we have kept a diary of it for a month.',
        'At the worst moment, always, {circuit} goes dark and comes back an hour later as if nothing had been.',
        'Our electrician has retired without finding out what ails {circuit}.',
      ],
      scopes: [
        'Please bring an insulation tester. The circuit feeds about [seven|nine|eleven] outlets, one of them outdoors, and part of the run is behind a [bookcase|tiled wall|built-in bench]. Repair on the spot if it is small, a written price if it is not.',
        'We would like a half day of systematic testing, a sketch of what is on the circuit, and an honest answer. If the outdoor box is the culprit, replace it with a proper in-use cover.',
      ],
      notes: [
        'Evenings after five or Saturday mornings suit us best.',
        'The dog is friendly; the cat will supervise.',
      ],
      subject: 'the tripping of {circuit}',
      approaches: [
        'I would split the circuit in half and test each half to ground; that finds it in an hour or two more often than not.',
        'I leave a logger on the line for [three|five] days if the first visit shows nothing, at no extra charge.',
      ],
      questions: [
        ['Does it trip the moment you reset it, or hours later?', 'Hours later. Once it held for nine days.'],
        ['Is it a plain breaker or one with a test button?', 'With a test button, about four years old.'],
      ],
      slots: {
        circuit: [
          'the kitchen circuit',
          'the garden circuit',
          'the basement circuit',
          'the home office circuit',
        ],
      },
      skills: ['electrical', 'Fault finding'],
      pay: { by: 'hour', from: 60, to: 110 },
      jobType: ['Freelance', 'on-site'],
      category: 'residential',
      duration: ['1 Week'],
    },
  ],
};
