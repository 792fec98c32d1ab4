import { deriveEmploymentType, deriveWorkplaceType } from '@plumbline/shared-schema/job-types';
import { parseSalary } from '@plumbline/shared-schema/money';
import { EXPERIENCE_LEVELS } from '@plumbline/shared-schema/options';
import type { ApplicationSeed } from '../applications';
import type { JobSeed } from '../jobs';
import { PHRASES } from '../letters/phrases';
import { idAt } from '../moments';
import type { Random } from '@plumbline/server/testing/random';
import { scatter } from '../people/people';
import { amountText, rounded } from '../salaries';
import { typeset } from '../template';
import type { Deal } from './past-deal';
import { PAST_LETTERS } from './past-letters';

const CENTS = 100;
const JOB_TYPE = 'on-site';
/** Posted by architects and builders alike under a heading of its own. */
const DRAWN = 'architecture';

/** As it was posted; closed since somebody was found. */
export function buildPastJob({ past, hirer, dates, random, language }: Deal): JobSeed {
  const { posted: createdAt, accepted: updatedAt } = dates;
  const salary = amountText(advertised(past.price, random), language);
  const { min: salaryMin, max: salaryMax } = parseSalary(salary);
  const isHousehold = hirer.user.userType === 'client';
  const usual = isHousehold ? 'residential' : 'commercial';
  return {
    id: idAt(createdAt, random),
    ownerId: hirer.user.id,
    title: past.title,
    description: typeset(past.text),
    jobType: JOB_TYPE,
    jobDuration: durationOf(past.days),
    jobCategory: past.trade === DRAWN ? 'architects-construction' : usual,
    skillsRequired: [{ _id: idAt(createdAt, random), name: past.trade }],
    ...scatter(hirer.place, random),
    city: hirer.place.city,
    hideExactLocation: isHousehold,
    salary,
    salaryMin,
    salaryMax,
    experience: random.pick(EXPERIENCE_LEVELS),
    employmentType: deriveEmploymentType(JOB_TYPE),
    workplaceType: deriveWorkplaceType(JOB_TYPE),
    status: 'closed',
    createdAt,
    updatedAt,
  };
}

/** The letter of who was hired. */
export function buildPastApplication(deal: Deal, job: JobSeed): ApplicationSeed {
  const { past, professional, dates, random, language, place } = deal;
  const letters = PAST_LETTERS[language];
  const letter = letters[place % letters.length] ?? '';
  const days = String(past.days);
  const [time = ''] = PHRASES[language].estimates;
  return {
    id: idAt(dates.applied, random),
    jobId: job.id,
    userId: professional.user.id,
    coverLetter: typeset(letter.replace('{title}', past.title).replace('{days}', days)),
    estimatedServiceCost: past.price * CENTS,
    estimatedCompletionTime: time.replace('{n}', days),
    isHired: true,
    createdAt: dates.applied,
  };
}

/** About the price that was agreed in the end. */
function advertised(price: number, random: Random): number {
  return rounded(price * (0.96 + random.next() * 0.12), price < 1000 ? 10 : 50);
}

function durationOf(days: number): string {
  if (days <= 5) return '1 Week';
  return days <= 10 ? '2 Weeks' : '1 Month';
}
