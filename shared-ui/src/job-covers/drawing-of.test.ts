import { drawingOf } from './drawing-of';

const job = (jobCategory: string, ...skills: string[]) => ({
  jobCategory,
  skillsRequired: skills.map((name) => ({ name })),
});

test.each([
  ['roofing', job('residential', 'Roofing', 'Flashing')],
  ['roofing', job('residential', ' Couverture ', 'Ardoise')],
  ['landscaping', job('residential', 'Landscaping', 'Paving', 'masonry')],
  ['carpentry', job('residential', 'Windows', 'carpentry')],
])('a job is drawn as %s by the first of its skills that has a drawing', (drawing, drawn) => {
  expect(drawingOf(drawn)).toBe(drawing);
});

test('tiles of a floor are no tiles of a roof', () => {
  expect(drawingOf(job('commercial', 'Tiling', 'Epoxy grout', 'Floor leveling'))).toBe('floor');
  expect(drawingOf(job('residential', 'Flooring', 'carpentry'))).toBe('floor');
});

test.each([
  ['commercial', job('Commercial', 'Glazing')],
  ['industrial', job('industrial')],
  ['residential', job('Gardens', 'constructor')],
])('without such a skill it is drawn by its category: %s', (drawing, drawn) => {
  expect(drawingOf(drawn)).toBe(drawing);
});
