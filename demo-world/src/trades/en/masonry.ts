import type { Trade } from '../trade';

export const masonry: Trade = {
  name: 'masonry',
  language: 'en',
  professions: ['Stone and brick mason', 'Restoration mason', 'Bricklayer'],
  experience: [
    'I match mortar by sand and lime, not by a color chart, and I leave a sample panel before I start.',
    'Third generation mason; my grandfather’s hawk is still on the van.',
    'I have rebuilt about ninety chimneys and I photograph every flue before and after.',
    'I use lime where the wall is old and soft, because cement would break its bricks.',
    'I cover fresh work against sun and frost and come back to take the sheets away myself.',
    'I cut joints out by hand around old brick; a grinder takes the corners with it.',
  ],
  skills: ['masonry', 'Repointing', 'Chimneys', 'Stone walls', 'Lime mortar', 'Concrete'],
  kinds: [
    {
      titles: ['Repoint {wall} with lime mortar', 'Brick repointing, {wall} of a {home}'],
      intros: [
        'You can push a key into the joints of {wall} of our {home}, and after the last storm there was a damp patch inside in the shape of a map.',
        'Somebody repointed {wall} in hard cement in the eighties and the brick faces are now coming off. We would like it undone properly.',
        'Sand trickles from the joints of {wall} whenever a truck goes by.',
        'Wrens have moved into {wall} of our {home}, so deep have the joints become.',
      ],
      scopes: [
        'About [320|450|600|780] square feet. Rake out by hand or with a guarded tool to twice the joint width, repoint in lime mortar matched to the {colour} original, replace [twenty|thirty-five|fifty] spalled bricks from a pile we kept.',
        'Please quote per square foot with a sample panel first: {colour} lime mortar, slightly recessed joint, new sealant at [six|eight] windows, cleaning with water only.',
      ],
      notes: [
        'Scaffold would stand on a neighbor’s drive; she has agreed, in exchange for her gate post.',
        'Nothing below 5 °C, please: better late than frozen.',
      ],
      subject: 'the repointing of {wall}',
      shows: 'brick-repointing',
      approaches: [
        'I would make two sample joints in {colour} lime for you to look at after a week, then work from the top in strips, with burlap against the sun.',
        'Raking out is the slow half; I do it with a thin oscillating blade and chisel, so the arrises stay sharp.',
      ],
      questions: [
        ['Is the wall painted anywhere?', 'Only a strip at the bottom, which we would love to see gone too.'],
        [
          'May I take a piece of the old mortar to match the sand?',
          'Take as much as you like, it falls out on its own.',
        ],
      ],
      slots: {
        wall: ['the street front', 'the rear wall', 'the gable wall', 'the garden side'],
        colour: ['buff', 'gray', 'reddish', 'off-white'],
      },
      skills: ['masonry', 'Lime mortar', 'Repointing'],
      pay: { by: 'job', from: 4200, to: 16500 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: [
        'Rebuild chimney above the roof, {flues}',
        'Chimney with {flues} needs rebuilding and a liner',
      ],
      intros: [
        'Our chimney leans toward [the neighbor|the maple|the street] by two inches, and the sweep refuses to sign it off. It has {flues}.',
        'A brick from our chimney landed on the porch roof of our {home} in {district}. Nobody was hurt, and we would like to keep it that way.',
        'From the attic window you can see daylight through our chimney, {flues} and all.',
        'We wanted a stove for the living room; the installer went up, came down and said to begin with the chimney.',
      ],
      scopes: [
        'Take down to the [roof line|third course above the flashing], rebuild about [five|six|eight] feet with {brick}, a poured crown with a drip edge, new lead flashing, and a stainless liner for the [boiler|stove].',
        'Please price scaffold, demolition, {flues} with clay or steel liners, {brick}, caps with mesh, and a camera inspection at the end.',
      ],
      notes: [
        'The roof is slate: walk it on ladders or boards, not boots.',
        'Heating season starts in October; until then you have time.',
      ],
      subject: 'the chimney rebuild',
      approaches: [
        'I would number the corbel courses before I take them down, so that the new stack keeps its profile in {brick}.',
        'Four days with a roof scaffold; the flue you use is out of service for only one of them.',
      ],
      questions: [
        [
          'What is burning at the bottom, gas, oil or wood?',
          'A gas boiler in one flue. The fireplace is used on birthdays.',
        ],
        ['Do you know when it was last lined?', 'We found a receipt from 1974.'],
      ],
      slots: {
        flues: ['two flues', 'three flues', 'a single flue'],
        brick: ['reclaimed brick', 'new bricks in the old size', 'hard-fired facing brick'],
      },
      skills: ['masonry', 'Chimneys', 'Flashing'],
      pay: { by: 'job', from: 3800, to: 11500 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: ['Dry-laid {stone} retaining wall, {length} feet', 'Garden retaining wall in {stone}'],
      intros: [
        'The railroad ties that hold up our back garden in {district} have turned to compost. Behind them are [three|four] feet of hillside and one stubborn rose.',
        'We would like a real wall of {stone} where a bank of soil now slides onto the patio every March.',
        'Frost has pushed the old wall in our garden so far out that a wheelbarrow no longer passes.',
        'Our slope in {district} is too steep to mow and too pretty to leave to the brambles; it needs a wall in {stone}.',
      ],
      scopes: [
        '{length} feet long, [30|36|42] inches high at the middle, in {stone}, with a crushed stone base, a perforated drain and fabric, and [three|four] steps set into it.',
        'Please quote for {length} feet with a batter of one in six, long through-stones every yard, capping you can sit on, and spoil taken away.',
      ],
      notes: [
        'Everything comes through a gate 40 inches wide; a mini excavator passes, a truck does not.',
        'The rose stays. Everything else is negotiable.',
      ],
      subject: 'the {stone} wall',
      approaches: [
        'I would hand-pick the {stone} at the quarry, because a third of what a yard delivers is no good for dry laying.',
        'Base and drain take two days, then about [five|six|eight] feet of finished wall a day with a helper.',
      ],
      questions: [
        ['Where can the drain come out?', 'There is a swale along the fence, lower by a foot and a half.'],
        [
          'Any cables or pipes in the bank?',
          'A garden light cable, dead, and the neighbor’s downspout, alive.',
        ],
      ],
      slots: { stone: ['fieldstone', 'granite', 'bluestone', 'limestone'], length: ['28', '36', '45', '60'] },
      skills: ['masonry', 'Stone walls', 'Drainage'],
      pay: { by: 'job', from: 5500, to: 19000 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
  ],
};
