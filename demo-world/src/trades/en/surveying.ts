import type { Trade } from '../trade';

export const surveying: Trade = {
  name: 'surveying',
  language: 'en',
  professions: ['Land surveyor', 'Building surveyor', 'Laser scanning technician'],
  experience: [
    'I close every traverse and I put the misclosure on the drawing.',
    'I scan in the morning and walk the point cloud with the architect the same week.',
    'I have sat as an expert in eleven boundary cases and prefer the ones that end in a handshake.',
    'I deliver layers that your office can use without cleaning.',
    'I leave the control points marked and described, so that the next survey fits onto mine.',
    'I check my own work by a second route before it leaves the office.',
  ],
  skills: ['Surveying', 'Laser scanning', 'Permit drawings'],
  kinds: [
    {
      titles: ['Boundary survey for {reason}', 'Survey of lot lines before {reason}'],
      intros: [
        'Before {reason} we want to know where our land in {district} ends. The fence, the hedge and the neighbor give three different answers.',
        'The city asks for a stamped survey with the application for {reason}. Our last one is a photocopy from 1961.',
        'Our neighbor is a kind man with his own opinion of where the garden of our {home} begins.',
        'An iron pin turned up in the flower bed, and before {reason} we should know what it means.',
      ],
      scopes: [
        'Research of deeds, location of all corners, new pins where missing, buildings and fences tied in, a stamped drawing and a short letter that a person can read. Lot about [45 by 100|50 by 120|60 by 140] feet.',
        'Please quote for corners set and flagged, encroachments noted, spot levels at [twelve|twenty] points, drawing in PDF and DWG.',
      ],
      notes: [
        'The dog next door barks but has never bitten a surveyor, as far as we know.',
        'There is a brook along the rear; the line may follow it.',
      ],
      subject: 'the boundary survey',
      approaches: [
        'I would pull the deeds of all three neighbors first; the field work is then one day with two people.',
        'I set pins with caps and paint, and walk the line with you and, if he likes, the neighbor.',
      ],
      questions: [
        ['Do you have the title report?', 'Yes, with an easement nobody can explain.'],
        ['Have any corners been found lately?', 'The front left one, under the lilac.'],
      ],
      slots: { reason: ['a garage', 'a new fence', 'a rear addition', 'a small subdivision'] },
      skills: ['Surveying', 'Permit drawings'],
      pay: { by: 'job', from: 900, to: 3200 },
      jobType: ['hybrid', 'Freelance', 'on-site'],
      category: 'architects-construction',
      duration: ['1 Week', '2 Weeks', '1 Month'],
    },
    {
      titles: ['Laser scan and as-built drawings of {building}', 'Measured survey of {building}'],
      intros: [
        'Our architects start on {building} in {district} and the only drawings are a romantic sketch and a fire plan.',
        'We need as-built drawings of {building} accurate enough to order steel from.',
        'No two floors of {building} are level with each other, and nobody has ever drawn them.',
        'The structural engineer refuses to guess any longer what holds up {building}.',
      ],
      scopes: [
        'About [9,000|14,000|22,000] square feet on [three|four|five] levels: registered point cloud, plans and [four|six] sections at 1:50, roof, and the street elevation with every sill.',
        'Scan to five millimeters, plans, sections, reflected ceilings in the public rooms, delivered as DWG and a light model. Basements are low: helmets advised.',
      ],
      notes: [
        'Occupied on weekdays; weekends are ours.',
        'A caretaker with all keys and many stories will accompany you.',
      ],
      subject: 'the survey of {building}',
      approaches: [
        'Two scanners for a weekend, about 240 set-ups, targets tied to a total station loop so that the floors agree.',
        'I would deliver one level first so your architect can check the layers before I draw the rest.',
      ],
      questions: [
        ['Which level of detail do you need in the stair?', 'Every tread: the stair is the project.'],
        ['Is there a site grid to tie into?', 'Not yet. Please start one.'],
      ],
      slots: { building: ['a former mill', 'a parish hall', 'a 1920s theater', 'a row of three shops'] },
      skills: ['Surveying', 'Laser scanning'],
      pay: { by: 'job', from: 3800, to: 14500 },
      jobType: ['hybrid', 'Contract'],
      category: 'architects-construction',
      duration: ['1 Month', '2 Weeks'],
    },
    {
      titles: ['Setting out and level checks for {site}', 'Site surveyor, part of the week, {site}'],
      intros: [
        'We are building {site} in {district} and our own surveyor is on leave until [March|the autumn|the new year].',
        'For {site} we need a steady pair of hands on the total station, two or three days a week.',
        'The first pour for {site} was two centimeters off, and there will be no second one like it.',
        'Our total station is good, our surveyor has a broken wrist, and {site} goes on.',
      ],
      scopes: [
        'Grid and levels for foundations, anchor bolts to three millimeters, weekly check of [four|six] neighbors’ walls for movement, as-built of what will be covered.',
        'Control network, pile positions, slab edges and cores, a daily sheet for the foreman and a monthly report for the client.',
      ],
      notes: [
        'Instruments on site and calibrated; bring your own if you prefer.',
        'Start at 6:45, because concrete does.',
      ],
      subject: 'the setting out of {site}',
      approaches: [
        'I would begin by re-observing the control, since everything inherits its mistakes, and hand you the residuals.',
        'Monitoring prisms go up before the first machine; otherwise the first reading is already an argument.',
      ],
      questions: [
        ['Is the control on the city grid or local?', 'Local, with two ties to the city.'],
        ['Who keeps the drawings up to date?', 'The architect, every Thursday, in a shared folder.'],
      ],
      slots: {
        site: [
          'forty apartments over a basement',
          'a school gymnasium',
          'a footbridge',
          'a clinic extension',
        ],
      },
      skills: ['Surveying', 'Concrete'],
      pay: { by: 'hour', from: 45, to: 72 },
      jobType: ['Part-Time', 'Contract', 'on-site'],
      category: 'architects-construction',
      duration: ['3 Months', '6 Months'],
    },
  ],
};
