import { type CoveredJob, JobCover } from '@plumbline/shared-ui/job-covers';
import { render } from '@testing-library/react';

const tiles = { jobCategory: 'commercial', skillsRequired: [{ name: 'Tiling' }], picture: null };
const picture = { url: '/files/1/picture?largest=320', largest: 320, width: 960, height: 640, blur: null };

test('the cover of a job is its picture, else the drawing of its work', () => {
  const shown = (job: CoveredJob) => {
    const { container, unmount } = render(<JobCover job={job} sizes="184px" />);
    const found = {
      image: container.querySelector('img')?.getAttribute('alt'),
      lines: container.querySelector('path')?.getAttribute('d'),
    };
    unmount();
    return found;
  };
  expect(shown({ ...tiles, picture })).toEqual({ image: '', lines: undefined });
  const floor = shown(tiles);
  expect(floor.lines).toBeTruthy();
  expect(shown({ ...tiles, skillsRequired: [] }).lines).not.toBe(floor.lines);
});
