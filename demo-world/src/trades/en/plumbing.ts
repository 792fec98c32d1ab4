import type { Trade } from '../trade';

export const plumbing: Trade = {
  name: 'plumbing',
  language: 'en',
  professions: ['Licensed plumber', 'Master plumber', 'Residential plumber and gas fitter'],
  experience: [
    'I have repiped more than forty occupied homes and I leave the water on every evening.',
    'Most of my week is old houses: galvanized supply, cast iron stacks, valves nobody has turned in thirty years.',
    'I pressure-test every joint for a full day before a wall is closed, and I send the photos.',
    'I pull my own permits and meet the inspector on site.',
    'I tag every valve and leave a drawing of the lines inside the cabinet door.',
    'I camera a drain before I quote for digging, and you get the film.',
  ],
  skills: ['plumbing', 'Copper brazing', 'PEX systems', 'Drain camera', 'Gas fitting', 'Fixture setting'],
  kinds: [
    {
      titles: ['Repipe a {home} from galvanized to {pipe}', 'Replace corroded supply lines with {pipe}'],
      intros: [
        'The water pressure in our {home} in {district} has dropped to a trickle upstairs and the first glass each morning is brown. {age} galvanized pipe is the cause; a plumber opened one elbow and could barely get a pencil through.',
        'We bought our {home} in {district} last [spring|autumn|year] knowing that {age} galvanized supply would have to go. Two pinhole leaks later, it is time.',
        'A plumber who came for a faucet would not touch it, for fear of what the old pipe behind it might do.',
        'When somebody showers in our {home}, everybody else waits with their hands under a dry tap.',
      ],
      scopes: [
        'Please quote for new {pipe} from the meter to {fixtures}, with a shut-off at every fixture and a manifold in the basement. About {run} feet in all. The risers run in one closet wall that we are happy to have opened.',
        'The work: {run} feet of {pipe}, {fixtures}, a new main valve and a pressure regulator set at [55|60|65] psi. Patching to a paint-ready state can be part of your price or ours to arrange, tell us which.',
      ],
      notes: [
        'We live here with [two small children|a newborn|an elderly parent], so the water has to come back on every evening.',
        'The basement ceiling is open and dry. Parking in the driveway for one van.',
      ],
      subject: 'the {pipe} repipe',
      shows: 'sink-pipes',
      approaches: [
        'I would run the new {pipe} alongside the old lines first and switch over fixture by fixture, so that you are never without water overnight.',
        'Two of us would need about [four|five|six] working days: one day to open and plan the drops, the rest to run {pipe} and pressure-test before anything is closed.',
      ],
      questions: [
        [
          'Is the service line from the street galvanized too, or has it been replaced already?',
          'The street side was replaced by the city in [2016|2018|2020]; everything after the meter is original.',
        ],
        [
          'Do you want the hose bibs on the new system as well?',
          'Yes please, one at the front and one at the back, both frost-free.',
        ],
      ],
      slots: {
        pipe: ['type L copper', 'PEX-A', 'PEX with a copper manifold'],
        age: ['the 1940s', 'the original', 'the 1950s'],
        fixtures: [
          'two bathrooms and the kitchen',
          'one and a half bathrooms, the kitchen and the laundry',
          'three bathrooms, the kitchen and a bar sink',
        ],
        run: ['180', '210', '260', '320'],
      },
      skills: ['plumbing', 'PEX systems', 'Copper brazing'],
      pay: { by: 'job', from: 5200, to: 14500 },
      jobType: ['residential-plumber', 'on-site'],
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Swap {size}-gallon water heater for {heater}', 'Install {heater} in {place}'],
      intros: [
        'Our {size}-gallon tank is [eleven|thirteen|fourteen] years old and has started to weep at the base. We would rather change it on our terms than on a Sunday night.',
        'We are a household of [four|five|six] in {district} and the old {size}-gallon heater gives up after two showers. We have decided on {heater}.',
        'For a week we have been heating water on the stove, because the {size}-gallon heater has given up.',
        'The gas company has put a red tag on our water heater in {place}.',
      ],
      scopes: [
        'It stands in {place}, with about [six|seven|eight] feet of headroom. Please include removal of the old tank, a drip pan with a drain, an expansion tank and new shut-offs on both sides.',
        'Please allow for {heater}, the venting that goes with it, a condensate line to the floor drain and the permit. {place} is clear and there is a sub-panel with two free slots within ten feet.',
      ],
      notes: [
        'Access is by an inside stair [31|32|34] inches wide with one turn, so measure before you bring the unit.',
        'We would like it done on a weekday before three o’clock. Someone is always home.',
      ],
      subject: 'the water heater replacement',
      shows: 'water-heater',
      approaches: [
        'I would come by to measure the stair and the vent run, then do the swap in a single day; hot water is back by evening.',
        'I carry the expansion tank and the pan on the van, so the only thing to order is {heater}, usually [two|three|four] days.',
      ],
      questions: [
        [
          'What is the gas line to the heater, half inch or three quarters?',
          'It is three quarters up to a tee about four feet away, then half inch.',
        ],
        [
          'Do you have a floor drain near the tank?',
          'There is one about six feet away. It took a bucket of water without complaint.',
        ],
      ],
      slots: {
        size: ['40', '50', '75'],
        heater: ['a heat-pump water heater', 'a tankless gas heater', 'a larger electric tank'],
        place: ['the basement', 'the garage', 'the utility closet'],
      },
      skills: ['plumbing', 'Gas fitting', 'Water heaters'],
      pay: { by: 'job', from: 1800, to: 4900 },
      category: 'residential',
      duration: ['1 Week'],
    },
    {
      titles: ['Rough-in and finish plumbing for {bath} bathroom', 'Plumber for {bath} bathroom renovation'],
      intros: [
        'We are turning [a storage room|the old nursery|half of the hall closet] into a {bath} bathroom and the framing is up. The general contractor has left plumbing to us.',
        'The {bath} bathroom of our {home} is down to the studs and ready for a plumber. The tiler starts [two|three] weeks after your rough-in passes inspection.',
        'Five people and one bathroom: the {bath} one should end the line in the hall.',
        'Our plumber moved away halfway through the {bath} bathroom, on good terms but with the keys to the van.',
      ],
      scopes: [
        'Rough-in for {set}, a three-inch drain to the stack [seven|nine|eleven] feet away, venting through the roof, then return to set the fixtures after tile. All fixtures are bought and in the garage.',
        'You would move the drain about [two|three|four] feet, fit a thermostatic valve with two outlets, bring supply for {set} and come back for trim. Joists run the right way for once.',
      ],
      notes: [
        'The ceiling below is finished plaster and we want to keep it, so work from above.',
        'We need a clear price for the rough-in and a separate one for the finish.',
      ],
      subject: 'the plumbing of your {bath} bathroom',
      shows: 'bathroom-tiles',
      approaches: [
        'I would set the drain first, have the inspector in the same week and hand the room to your tiler with a drawing of every outlet height.',
        'For {set} I plan two days of rough-in and one day of finish; I would like to see the valve before I frame the niche around it.',
      ],
      questions: [
        [
          'Which thermostatic valve did you buy? Some need a deeper wall.',
          'It is the two-outlet one with the square plate; the box says minimum depth 2 and 3/4 inches.',
        ],
        [
          'Is the toilet wall-hung or on the floor?',
          'On the floor, 12 inch rough. We changed our mind about wall-hung.',
        ],
      ],
      slots: {
        bath: ['second-floor', 'basement', 'top-floor', 'guest'],
        set: [
          'a shower, a vanity and a toilet',
          'a freestanding tub, a shower and a double vanity',
          'a tub with shower, a vanity and a toilet',
        ],
      },
      skills: ['plumbing', 'Fixture setting'],
      pay: { by: 'hour', from: 55, to: 95 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: ['Grease trap and floor drains for {venue}', 'Commercial plumbing fit-out, {venue}'],
      intros: [
        'We are opening {venue} in {district} in a unit that used to be [a bank|a shoe shop|a print shop], so there is one cold faucet and nothing else.',
        'The landlord has signed off our drawings for {venue} and we need a commercial plumber who has been through a health inspection before.',
        'The oven for {venue} is on a ship, the tables are in storage and the drains are a drawing.',
        'A kitchen that was built for sandwiches is to become {venue}, and its pipes know nothing of it yet.',
      ],
      scopes: [
        'The package is a [50|75|100]-gallon-per-minute grease interceptor, [three|four|five] floor drains, a three-compartment sink, two hand sinks, a dish machine and [one|two] accessible restrooms. The slab is [four|five|six] inches and will have to be trenched.',
        'Please price the trenching, about [40|55|70] feet of drain, the interceptor, a booster heater for the dish machine and backflow prevention. Gas for [two|three] appliances is already stubbed.',
      ],
      notes: [
        'There are apartments above: saw cutting between nine and four only.',
        'We hold the opening date of [four|six|eight] weeks from the start; a schedule with your offer, please.',
      ],
      subject: 'the plumbing fit-out of {venue}',
      approaches: [
        'I would saw-cut and trench in the first week so the slab can be poured back while we hang the overhead lines.',
        'My crew of three has done [two|four|five] kitchens of this size; the inspector will want a clean-out every fifty feet and I have drawn them in.',
      ],
      questions: [
        [
          'Has the interceptor been approved outside, or must it sit under the sink?',
          'Outside is approved, in the rear yard. The drawing is stamped.',
        ],
        [
          'Who patches the slab after inspection?',
          'Our general contractor pours it, but you mark the trench.',
        ],
      ],
      slots: {
        venue: ['a forty-seat restaurant', 'a bakery with a café', 'a ramen bar', 'a commissary kitchen'],
      },
      skills: ['plumbing', 'Drainage', 'Gas fitting'],
      pay: { by: 'job', from: 16000, to: 42000 },
      jobType: ['Contract', 'on-site'],
      category: 'commercial',
      duration: ['1 Month', '2 Months'],
    },
  ],
};
