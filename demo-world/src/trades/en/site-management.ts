import type { Trade } from '../trade';

export const siteManagement: Trade = {
  name: 'site management',
  language: 'en',
  professions: ['Site manager', 'Construction project manager', 'Owner’s representative'],
  experience: [
    'I walk the site before the trades arrive and again after they leave, with a list both times.',
    'I hand over with fewer than ten open items, and I know each by name.',
    'I have run occupied renovations for eight years, so I write notices that neighbors read.',
    'I keep three weeks of look-ahead on the wall and move it every Thursday with the foremen.',
    'I keep one list of decisions with a date beside each, and everybody can read it.',
    'I order what takes longest in the first week, even when it is the last thing to go in.',
  ],
  skills: ['Site management', 'Scheduling'],
  kinds: [
    {
      titles: ['Site manager for a {project}', 'Run a {project} from slab to handover'],
      intros: [
        'We have the permit, the loan and the trades for a {project} in {district}. We do not have the person who makes them meet on the right morning.',
        'Our superintendent moves to a larger job, and the {project} needs a new one before the frame is up.',
        'The {project} is three weeks behind, for no reason that anybody on site can name.',
        'Good trades, a fair budget and a tight street: the {project} needs somebody who enjoys all three.',
      ],
      scopes: [
        'Daily direction of [eight|eleven|fourteen] subcontractors, look-ahead schedule, safety talks, quality checks with photographs, cost report every two weeks, handover file.',
        'You run the site, we run the money: schedule, deliveries, inspections, minutes, punch list, and an honest call when something slips.',
      ],
      notes: [
        'Site office with heat, coffee and a plotter.',
        'Neighbors on both sides expect a letter before noise.',
      ],
      subject: 'the {project}',
      approaches: [
        'I would rebuild the schedule with the foremen in one room in the first week; a plan they made is one they keep.',
        'My first three days go into the drawings and the contracts, the fourth into the fence and the signs.',
      ],
      questions: [
        ['How far has the frame come?', 'Second floor deck is poured; columns follow next week.'],
        ['Are the trades on fixed prices?', 'All but the sitework, which is measured.'],
      ],
      slots: {
        project: ['twelve-unit infill', 'two-story clinic', 'row of five townhouses', 'fire-damaged duplex'],
      },
      skills: ['Site management', 'Scheduling'],
      pay: { by: 'hour', from: 42, to: 70 },
      jobType: ['Full-Time', 'on-site'],
      category: 'architects-construction',
      duration: ['6 Months', '12 Months', '5 Months'],
    },
    {
      titles: ['Owner’s representative for a {work}', 'Independent project manager: {work}'],
      intros: [
        'The owners’ board we work for are volunteers with jobs and children, and a {work} for their building in {district} is more than they can watch on weekends.',
        'The contractor for our {work} seems decent. We would still like somebody on our side of the table.',
        'The last project in this building ended in front of a judge, so the {work} will have somebody who writes things down.',
        'None of our owners can read a bar chart, and the {work} begins in [two|three|four] months.',
      ],
      scopes: [
        'Review of three bids, contract advice, a visit [once|twice] a week, checking of invoices against progress, minutes for owners in plain words.',
        'Bidding, award, [twelve|sixteen|twenty] site meetings, change orders questioned politely, retention released only when the list is empty.',
      ],
      notes: [
        'About [$380,000|$520,000|$900,000] of work, financed by a special assessment, so every dollar has a witness.',
        'Meetings with owners are in the evening, cake provided.',
      ],
      subject: 'the supervision of the {work}',
      approaches: [
        'I would compare the bids line by line in one sheet, and phone two former clients of each bidder.',
        'I take photographs from the same six points at every visit; after a month they argue for themselves.',
      ],
      questions: [
        ['Is there an engineer’s specification?', 'Yes, forty pages, and one sensible summary.'],
        ['Who signs change orders?', 'The treasurer and one more, within three days.'],
      ],
      slots: {
        work: [
          'façade renewal',
          'garage membrane replacement',
          'new elevator',
          'window program of 140 units',
        ],
      },
      skills: ['Site management', 'Windows'],
      pay: { by: 'hour', from: 55, to: 95 },
      jobType: ['Part-Time', 'hybrid', 'Freelance'],
      category: 'commercial',
      duration: ['3 Months', '6 Months'],
    },
    {
      titles: ['Scheduler and cost controller for a {programme}', 'Project controls, {programme}'],
      intros: [
        'We are delivering a {programme} with four sites at once and three spreadsheets that disagree.',
        'Our {programme} needs one person who can say on a Monday where we stand and be right.',
        'Reports on the {programme} are always right and always two weeks late.',
        'The lender of our {programme} has asked for a forecast that is more than a feeling.',
      ],
      scopes: [
        'Baseline in a proper tool, weekly update with the sites, earned value in a page the director reads, and forecasts that include bad weather.',
        'Cost coding, commitments, change register, cash flow for [nine|twelve|eighteen] months, and a site visit every second week.',
      ],
      notes: [
        'Two days a week in our office in {district}, the rest wherever you think best.',
        'Tools are yours to choose within reason.',
      ],
      subject: 'the controls of the {programme}',
      approaches: [
        'I would reconcile the three spreadsheets into one list of commitments first; the schedule only makes sense after that.',
        'A forecast without a range is a wish, so mine come with one.',
      ],
      questions: [
        ['How are the sites reporting now?', 'By email, in four different ways, with affection.'],
        ['Is there a contingency, and who may spend it?', 'Eight percent, released by the director only.'],
      ],
      slots: {
        programme: [
          'school renewal program',
          'chain of clinics',
          'logistics park',
          'housing retrofit program',
        ],
      },
      skills: ['Site management', 'Scheduling'],
      pay: { by: 'hour', from: 40, to: 68 },
      jobType: ['remotely', 'hybrid', 'Full-Time'],
      category: 'industrial',
      duration: ['6 Months', '12 Months'],
    },
  ],
};
