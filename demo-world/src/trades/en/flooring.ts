import type { Trade } from '../trade';

export const flooring: Trade = {
  name: 'flooring',
  language: 'en',
  professions: ['Wood floor specialist', 'Flooring installer', 'Floor sander and finisher'],
  experience: [
    'I read the moisture of board and subfloor for a week before I nail the first strip.',
    'I weave repairs into old floors so that you have to be told where they are.',
    'I sand with a belt machine, edge by hand and never dish the soft grain.',
    'I grew up over my father’s flooring shop and learned to count in square feet.',
    'I let the boards rest in your rooms for ten days, and they lie still for the next thirty years.',
    'I fill with strips of the same wood, never with paste.',
  ],
  skills: ['Flooring', 'Hardwood', 'Sanding', 'Soundproofing', 'Stairs'],
  kinds: [
    {
      titles: [
        'Sanding and {finish}: {area} sq ft of {species}',
        'Refinish {species} floors, about {area} sq ft',
      ],
      intros: [
        'Under three layers of carpet in our {home} we found {species}, with a border in two rooms. It deserves daylight.',
        'We are moving into our {home} in {district} at the end of next month and the {species} floors should be done while it is empty.',
        'A dog, two tricycles and a piano on casters have written their story into the {species} of our {home}.',
        'The last sanding left waves in our {species} that you see whenever the sun is low.',
      ],
      scopes: [
        'About {area} square feet: pull staples, set nails, replace [nine|fifteen|twenty] boards, fill, three passes, {finish}. Two thresholds and one stair with [thirteen|fifteen] treads as an option.',
        'Please include repair of a [hearth|radiator|doorway] patch with reclaimed {species}, dust containment, {area} square feet, and {finish} with two days between coats.',
      ],
      notes: [
        'The floor has been sanded before, perhaps twice: five millimeters above the tongue.',
        'Smell matters to the neighbors below; please name the product.',
      ],
      subject: 'the {species} floors',
      shows: 'floor-sanding',
      approaches: [
        'I would make three samples of the {finish} on your own boards, in the light of your own window.',
        'Five days in all, and you can walk on it in socks on the sixth.',
      ],
      questions: [
        [
          'Is there a border or inlay that runs through the doorways?',
          'In the parlor only. It turns the corner beautifully.',
        ],
        [
          'Are there pet stains? They may stay dark.',
          'One, near the door, loved by the previous owner’s dog.',
        ],
      ],
      slots: {
        species: ['red oak', 'heart pine', 'maple', 'white oak'],
        area: ['650', '880', '1,150', '1,400'],
        finish: ['oil', 'water-based finish', 'hardwax oil'],
      },
      skills: ['Flooring', 'Sanding', 'Hardwood'],
      pay: { by: 'job', from: 2400, to: 8800 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Install {plank} over {base}', '{plank} in four rooms, subfloor is {base}'],
      intros: [
        'The delivery van brought [thirty-two|forty|fifty-one] boxes of {plank}, and the instructions mention {base} in a tone we did not like.',
        'We want {plank} through the ground floor of our {home}, without thresholds between rooms.',
        'After the washing machine flooded the hall, the old floor of our {home} curled like a leaf.',
        'We lived with bare {base} for a year to find out what we wanted, and it is {plank}.',
      ],
      scopes: [
        'About [720|940|1,200] square feet over {base}. Level to an eighth in ten feet, vapor control, {plank}, undercut [nine|twelve] door frames, new shoe molding.',
        'Take up carpet, screw what squeaks, level {base}, lay {plank} along the longest view and scribe it to a stone hearth.',
      ],
      notes: [
        'The boxes have been acclimating next to the sofa for two weeks.',
        'Please mind the piano. There is always a piano.',
      ],
      subject: 'the {plank} floor',
      approaches: [
        'I would map {base} with a laser and a pencil, then order leveler by the bag instead of by hope.',
        'I start at the doorway everybody looks through and work away from it both ways.',
      ],
      questions: [
        ['What did the moisture meter say about {base}?', 'Nobody has measured. Please do.'],
        ['Does the kitchen island stand on the floor or on the base?', 'On the base, floor goes around it.'],
      ],
      slots: {
        plank: ['engineered oak', 'wide-plank hickory', 'luxury vinyl plank', 'cork plank'],
        base: ['a concrete slab', 'old diagonal boards', 'plywood on sleepers'],
      },
      skills: ['Flooring', 'Hardwood', 'carpentry'],
      pay: { by: 'job', from: 2900, to: 9600 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['{material} floor for a {site}', 'Replace flooring with {material}, {site}'],
      intros: [
        'The carpet tiles of our {site} have been turned twice and there is no third side.',
        'We are looking for a flooring crew for a {site} in {district}, in phases, with people working next door.',
        'Chairs on wheels have worn a path through the {site} that visitors follow without asking the way.',
        'The {site} smells of its floor, and no cleaner has been able to change that.',
      ],
      scopes: [
        'About [4,800|7,200|11,000] square feet in [three|four] phases: lift, scrape, moisture test, {material}, flash-coved base where it is wet.',
        'Price per phase for {material}, [6,000|8,500] square feet in all, including furniture lifting, disposal with recycling slips and a spare carton per color.',
      ],
      notes: [
        'Phases run Friday evening to Sunday evening.',
        'No adhesive with a smell: there are patients, pupils or both.',
      ],
      subject: 'the {material} floor',
      approaches: [
        'We lift desks with their contents on air jacks, so nobody packs and nobody loses a drawer.',
        'I would test moisture in six places before you order, because {material} over a wet slab is a lawsuit with a pattern.',
      ],
      questions: [
        [
          'What was the old adhesive? Black would mean a sample.',
          'Yellow. The report on it is attached to the drawings.',
        ],
        ['Is there a loading dock?', 'Rear, with a height limit of eleven feet.'],
      ],
      slots: {
        material: ['rubber', 'linoleum', 'vinyl sheet', 'carpet tile'],
        site: ['rehabilitation clinic', 'municipal office', 'primary school', 'fitness studio'],
      },
      skills: ['Flooring', 'Soundproofing'],
      pay: { by: 'job', from: 12000, to: 38000 },
      jobType: ['Contract', 'on-site'],
      category: 'commercial',
      duration: ['1 Month', '2 Months'],
    },
  ],
};
