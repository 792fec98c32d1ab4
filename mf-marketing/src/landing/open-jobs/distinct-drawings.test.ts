import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { withoutTwins } from './distinct-drawings';

const drawn = (id: number, jobCategory: string) =>
  aJob({ _id: anId(id), jobCategory, skillsRequired: [], picture: null });
const picture = { url: '/api/v1/files/1/picture?sig=1.a', largest: 640, width: 960, height: 640, blur: null };
const pictured = (id: number) => ({ ...drawn(id, 'industrial'), picture });

test('of jobs with the same drawing the newest is shown, and the order stays', () => {
  const jobs = [
    drawn(1, 'industrial'),
    pictured(2),
    drawn(3, 'commercial'),
    drawn(4, 'industrial'),
    pictured(5),
    drawn(6, 'commercial'),
  ];
  expect(withoutTwins(jobs).map(({ _id }) => _id)).toEqual([anId(1), anId(2), anId(3), anId(5)]);
});

test('a row is rather filled with the same drawing than left short', () => {
  const jobs = [drawn(1, 'industrial'), drawn(2, 'industrial'), pictured(3)];
  expect(withoutTwins(jobs)).toEqual(jobs);
});
