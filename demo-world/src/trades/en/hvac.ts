import type { Trade } from '../trade';

export const hvac: Trade = {
  name: 'hvac',
  language: 'en',
  professions: ['HVAC technician', 'Heat pump installer', 'Heating and cooling contractor'],
  experience: [
    'I size by calculation, room by room, and I have talked people out of more tons than I have sold.',
    'I keep refrigerant lines straight and outside walls tidy; the covers match your trim.',
    'I weigh in the charge, log the pressures and leave the sheet in the unit.',
    'I serviced boilers for ten years before I put in my first heat pump, so I can read both sides.',
    'I come back after the first cold week and set the curve with you, at no charge.',
    'I clear the drain line and change the filter in front of you, so that you can do it next time.',
  ],
  skills: ['HVAC', 'Heat pumps', 'Ductwork', 'Boilers', 'Water heaters'],
  kinds: [
    {
      titles: ['Install {system} in a {home}', '{system} for {rooms}'],
      intros: [
        'Our {home} in {district} heats with [steam|oil|electric baseboard] and bakes under the roof in July. We want {system}, with help for the rebate papers.',
        'We have had [two|three] quotes for {system} that differed by a factor of two, and none came with a load calculation. Yours should.',
        'The oil tank of our {home} is due for replacement, and we would rather not buy another one.',
        'Four window units and one electric bill have convinced us that {system} is overdue.',
      ],
      scopes: [
        'Please design for {rooms}, about [1,150|1,500|1,900] square feet, outdoor unit on [a wall bracket|a pad behind the shed|the flat roof], lines in covers painted to match, condensate by gravity wherever possible.',
        'Scope: load calculation, {system} serving {rooms}, a new [30|40|50] amp circuit by your electrician, line sets under 50 feet, commissioning report and a filter we can clean ourselves.',
      ],
      notes: [
        'The neighbor’s bedroom window is eleven feet from the best spot, so noise counts.',
        'Historic district: nothing on the street front.',
      ],
      subject: 'the new heat pump',
      approaches: [
        'I would do the calculation first, about two hours with your plans, and offer two sizes with the numbers beside them.',
        'Three days with two people for {rooms}; the outside unit goes on rubber feet a foot above the snow.',
      ],
      questions: [
        ['Will the old heating stay as a backup?', 'For one winter, until we trust the new one.'],
        ['Is the attic knee wall open for the lines?', 'Yes, with a hatch in each end room.'],
      ],
      slots: {
        system: ['a ductless heat pump', 'a ducted heat pump', 'a two-zone heat pump system'],
        rooms: ['the two upper floors', 'four rooms', 'three bedrooms and the living room'],
      },
      skills: ['HVAC', 'Heat pumps'],
      pay: { by: 'job', from: 7800, to: 24500 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: [
        'Balance and repair {kind} heating in a {home}',
        '{kind} heating: cold rooms and banging pipes',
      ],
      intros: [
        'In our {home} the first floor is a sauna and the top floor wears sweaters. The {kind} system is [70|85|90]-odd years old and everyone who has seen it has changed one valve and left.',
        'The pipes knock at five every morning. We like our {kind} radiators and want to keep them, only quieter.',
        'One radiator of our {home} hisses all night and its neighbor has been cold since last winter.',
        'We put rugs over the coldest spots, but the {kind} heating deserves somebody who understands it.',
      ],
      scopes: [
        'Survey of [nine|twelve|fifteen] radiators, new vents or valves where needed, pitch corrected, main vents replaced, boiler pressure set low, and a written list of what comes next.',
        'Please price per visit: trace the {kind} piping, insulate about [60|90] feet of bare main in the basement, fit thermostatic valves in the top rooms, and teach us to drain it.',
      ],
      notes: [
        'Some of the old wrap was removed by a licensed abatement crew; the certificate is here.',
        'The boiler itself is six years old and under contract.',
      ],
      subject: 'the {kind} heating',
      shows: 'radiator',
      approaches: [
        'I start with a level and a notebook: half of all knocking is a pipe that sags a quarter inch.',
        'I would set the pressure first, because everything else on {kind} heat is tuned around it.',
      ],
      questions: [
        ['Do you see water at the vents when it knocks?', 'A spit of it at the one in the bathroom.'],
        ['Were any radiators removed over the years?', 'One, in the kitchen, capped at the floor.'],
      ],
      regions: ['us-east', 'us-midwest', 'us-west', 'ontario', 'uk'],
      slots: { kind: ['one-pipe steam', 'two-pipe steam', 'gravity hot water'] },
      skills: ['HVAC', 'Boilers'],
      pay: { by: 'hour', from: 60, to: 105 },
      jobType: ['Part-Time', 'on-site', 'Freelance'],
      category: 'residential',
      duration: ['1 Week'],
    },
    {
      titles: ['Replace rooftop unit at {site}', '{tons}-ton rooftop unit swap, {site}'],
      intros: [
        'The {tons}-ton unit on the roof of {site} has had its third compressor and will not have a fourth.',
        'We look after {site} in {district}; tenants are patient until the first hot week, which is when the old {tons}-ton unit usually quits.',
        'People at {site} work with a fan on the desk in July and a coat on in January.',
        'The lease of the crane is cheap in spring, so that is when {site} would like its new {tons}-ton unit.',
      ],
      scopes: [
        'Like-for-like {tons} tons with economizer, curb adapter, crane on a Sunday, new disconnect, smoke detector tied into the panel, test and balance of [nine|fourteen|twenty] diffusers.',
        'Price to include crane and street permit, {tons} tons with a variable drive, controls talking to the existing building system, and removal of the old refrigerant with paperwork.',
      ],
      notes: [
        'Roof warranty: only the named roofer may touch the membrane, allow for him.',
        'The lift must be finished by eleven in the morning.',
      ],
      subject: 'the {tons}-ton rooftop unit',
      approaches: [
        'I would measure the curb and pre-build the adapter, so the crane is on the street for less than two hours.',
        'We set the unit on Sunday, run on temporary controls by evening and balance during the week.',
      ],
      questions: [
        ['What does the building system speak?', 'BACnet, over the two-wire bus.'],
        [
          'Is the gas line to the roof sized for the new input?',
          'We believe so; please check at your visit.',
        ],
      ],
      slots: {
        tons: ['7.5', '10', '12.5', '20'],
        site: ['a supermarket', 'a call center', 'a public library', 'a light assembly plant'],
      },
      skills: ['Ductwork', 'HVAC'],
      isForMainTrade: true,
      pay: { by: 'job', from: 13500, to: 39000 },
      jobType: ['Contract', 'on-site'],
      category: 'industrial',
      duration: ['1 Week', '1 Month'],
    },
  ],
};
