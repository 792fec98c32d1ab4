import type { Trade } from '../trade';

export const landscaping: Trade = {
  name: 'landscaping',
  language: 'en',
  professions: ['Landscape gardener', 'Landscape contractor', 'Garden designer and builder'],
  experience: [
    'I build the drain before the bed, because plants forgive a lot but not wet feet.',
    'I plant natives first and ask what the bees think before I ask the neighbors.',
    'I have laid some two acres of paving by hand and still like the sound of it.',
    'I come back after one winter, free of charge, and reset whatever has moved.',
    'I draw the bed in its third year, not on the day of planting.',
    'I keep the topsoil on site and bring in as little as I can.',
  ],
  skills: ['Landscaping', 'Paving', 'Irrigation', 'Drainage', 'Stone walls'],
  kinds: [
    {
      titles: ['Patio of {area} sq ft in {paving}', 'Lay a {paving} patio behind a {home}'],
      intros: [
        'Behind our {home} there is a slab that tilts toward the house and a table that rocks on it. We would like to eat outside without folding napkins under the legs.',
        'The garden of our {home} in {district} is mostly mud and good intentions. A patio is the first step.',
        'Since the old pear tree fell there is an empty square behind our {home} that asks for a table.',
        'Wood chips were a mistake: they are in the kitchen, the beds and the dog.',
      ],
      scopes: [
        'Break out the slab, excavate [nine|ten|twelve] inches, crushed stone in lifts, bedding, {area} square feet of {paving}, steel or stone edge, and a fall of two percent toward the lawn.',
        '{area} square feet in {paving}, a curved edge on one side, a soldier course, a conduit under it for lights, and one step of [six|seven] inches to the kitchen door.',
      ],
      notes: [
        'The only way in is through the basement, or over the fence by crane.',
        'Please keep the fig tree; it survived the last owner and will survive us.',
      ],
      subject: 'the {paving} patio',
      approaches: [
        'I would take the levels with you in the evening light with string and stakes, so you can sit in it before it exists.',
        'Four days with a plate compactor small enough for your gate: dig, base, {paving}, joints.',
      ],
      questions: [
        [
          'Where does the downspout at the corner drain to?',
          'Onto the old slab. If you can lead it into the lawn, please do.',
        ],
        [
          'Do you plan a pergola or anything else with feet?',
          'Perhaps next year, so two footings now would be wise.',
        ],
      ],
      slots: {
        area: ['220', '300', '380', '460'],
        paving: ['bluestone', 'clay brick', 'concrete paver', 'granite sett'],
      },
      skills: ['Landscaping', 'Paving', 'masonry'],
      pay: { by: 'job', from: 4200, to: 14500 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Weekly grounds care for a {site}', 'Gardener wanted: grounds of a {site}'],
      intros: [
        'The committee of our {site} in {district} is looking for one dependable gardener instead of a different crew every Tuesday.',
        'Our gardener of nineteen years is retiring, and our {site} will need somebody who knows a peony from a weed.',
        'Residents of the {site} have begun to prune by themselves, which is the reason for this post.',
        'The grounds of our {site} were planted by a botanist and have since been kept by whoever had time.',
      ],
      scopes: [
        'About [two|three|four] acres: mowing, hedges twice a year, beds by hand, leaves in autumn, pruning of [eleven|sixteen] fruit trees, and snow on the main path in winter. [Two|Three] days a week.',
        'Mowing and edging weekly, a planting plan for the entrance each season, irrigation start-up and blow-out, and a short note at the end of each month.',
      ],
      notes: ['No pesticides; residents voted.', 'There is a shed, a mower and a kettle.'],
      subject: 'the grounds of your {site}',
      approaches: [
        'I would walk the site with whoever knows it longest, draw a map of the beds and send you a calendar for the year.',
        'I prefer to start in a quiet month and learn the irrigation before it matters.',
      ],
      questions: [
        ['Who decides what is planted?', 'A committee of three, all kind, two of them fond of begonias.'],
        ['Is there water near the far beds?', 'A hose bib at each corner, one of them shy.'],
      ],
      slots: {
        site: ['housing cooperative', 'retirement residence', 'private school', 'small business park'],
      },
      skills: ['Landscaping', 'Irrigation'],
      pay: { by: 'hour', from: 24, to: 42 },
      jobType: ['Part-Time', 'Full-Time', 'on-site'],
      category: 'commercial',
      duration: ['6 Months', '12 Months'],
    },
    {
      titles: ['Drainage and {feature} for a wet yard', 'Wet back yard: drain it and add {feature}'],
      intros: [
        'After every heavy rain our yard in {district} is a pond for two days. The ducks came once and left a good review.',
        'Water from three gardens meets at the lowest corner, which is ours. We would rather guide it than fight it.',
        'The cellar stays dry, but the lawn squelches from the first thaw to June.',
        'A neighbor raised his garden by a foot, and since then the rain of two lots ends in ours.',
      ],
      scopes: [
        'Survey of levels, about [70|95|120] feet of French drain, a dry well or a lawful outlet, and {feature} in the low corner planted with things that like both weathers.',
        'Please design and build: regrade away from the house for ten feet, collect two downspouts, {feature}, and new turf where the machine has been.',
      ],
      notes: [
        'Utilities are marked; the gas line crosses at 22 inches.',
        'We compost, so sod and clean soil can stay in the rear bay.',
      ],
      subject: 'the drainage of your yard',
      approaches: [
        'I would come in the rain, if you can bear it, because an hour of watching saves a day of digging.',
        'A percolation test in two holes tells us whether {feature} can drink it all or needs an overflow.',
      ],
      questions: [
        ['How far is the nearest storm drain?', 'At the front curb, about eighty feet and one floor lower.'],
        ['Does the basement get wet as well?', 'Once in six years, by the bulkhead.'],
      ],
      slots: { feature: ['a rain garden', 'a dry stream bed', 'a planted swale', 'a gravel garden'] },
      skills: ['Landscaping', 'Drainage'],
      pay: { by: 'job', from: 3500, to: 11500 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
  ],
};
