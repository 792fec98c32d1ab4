import type { Picture } from '@plumbline/shared-schema/pictures';
import { aJob } from '@plumbline/testing/builders/jobs';
import { renderPage, screen } from '@plumbline/testing/render';
import { JobCard } from './JobCard';

const picture: Picture = {
  url: '/api/v1/files/1/picture?largest=640&sig=1.a',
  largest: 640,
  width: 960,
  height: 640,
  blur: null,
};

test('a card shows the picture of its job, which says nothing that the title does not', async () => {
  const { container } = await renderPage(<JobCard job={aJob({ picture })} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image?.getAttribute('srcset')).toContain('&side=320 320w');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a card without a picture has the drawing of its category, any other kind of work that of a house', async () => {
  const drawn = async (jobCategory: string) => {
    const { container, unmount } = await renderPage(
      <JobCard job={aJob({ jobCategory, skillsRequired: [] })} />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    const lines = container.querySelector('svg[aria-hidden] path')?.getAttribute('d');
    unmount();
    return lines;
  };
  const house = await drawn('residential');
  expect(house).toBeTruthy();
  expect(await drawn('Gardens')).toBe(house);
  expect(await drawn('industrial')).not.toBe(house);
});
