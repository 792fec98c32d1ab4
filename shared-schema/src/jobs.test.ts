import { deriveEmploymentType, deriveWorkplaceType, matchKey } from '@plumbline/shared-schema/job-types';
import { createJobSchema, jobSearchQuerySchema, updateJobSchema } from '@plumbline/shared-schema/jobs';

test.each([
  ['Full-Time', 'Full-Time'],
  ['full time', 'Full-Time'],
  ['PART_TIME plumber', 'Part-Time'],
  ['contract', 'Contract'],
  ['freelance', 'Freelance'],
  ['residential-plumber', null],
])('the job type %j means the employment type %j', (jobType, employmentType) => {
  expect(deriveEmploymentType(jobType)).toBe(employmentType);
});

test.each([
  ['on-site', 'on-site'],
  ['On Site', 'on-site'],
  ['remotely', 'remote'],
  ['hybrid', 'hybrid'],
  ['residential-plumber', null],
])('the job type %j means the workplace %j', (jobType, workplaceType) => {
  expect(deriveWorkplaceType(jobType)).toBe(workplaceType);
});

test('filters match without regard to case and hyphens', () => {
  expect(matchKey('Full-Time')).toBe(matchKey('full time'));
});

test('a job that says little takes the defaults but no place', () => {
  expect(createJobSchema.parse({ title: ' Fix the roof ', description: 'It leaks.' })).toEqual({
    title: 'Fix the roof',
    description: 'It leaks.',
    jobType: 'residential-plumber',
    jobDuration: '5 Months',
    jobCategory: 'architects-construction',
    experience: '1+ Year',
    skillsRequired: [],
    salary: '',
    jobLocation: null,
    hideExactLocation: false,
  });
});

test('skills come as names or as objects, the salary as text or number', () => {
  const job = { title: 'a', description: 'b', skillsRequired: ['tiling', { name: 'masonry' }], salary: 900 };
  expect(createJobSchema.parse(job)).toMatchObject({
    skillsRequired: [{ name: 'tiling' }, { name: 'masonry' }],
    salary: '900',
  });
});

test('an update changes only what it names', () => {
  expect(updateJobSchema.parse({ title: 'New title' })).toEqual({ title: 'New title' });
});

test('blank search parameters count as absent', () => {
  const query = jobSearchQuerySchema.parse({
    q: ' ',
    specialty: ' Heat pumps ',
    category: '',
    minSalary: '',
    maxSalary: '900.50',
  });
  expect(JSON.parse(JSON.stringify(query))).toEqual({
    specialty: 'Heat pumps',
    maxSalary: 900.5,
    sort: 'newest',
    page: 1,
    limit: 10,
  });
});
