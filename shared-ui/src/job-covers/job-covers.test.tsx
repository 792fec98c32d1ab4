import { type CoveredJob, JobEntry } from '@plumbline/shared-ui/job-covers';
import { render } from '@testing-library/react';

const tiles = { jobCategory: 'commercial', skillsRequired: [{ name: 'Tiling' }], picture: null };
const picture = { url: '/files/1/picture?largest=320', largest: 320, width: 960, height: 640, blur: null };

test('an entry shows the picture of its job, else the drawing of its work', () => {
  const shown = (job: CoveredJob) => {
    const { container, unmount } = render(
      <JobEntry job={job} labelledBy="title" head={<h2 id="title">A floor</h2>}>
        Words
      </JobEntry>,
    );
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
