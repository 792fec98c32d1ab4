import { templateSchema, type Template } from '@plumbline/shared-schema/templates';
import { anId } from './ids';

/** A letter for the client of a job. */
export function aTemplate(overrides: Partial<Template> = {}): Template {
  return templateSchema.parse({
    _id: anId(81),
    kind: 'letter',
    name: 'Monday',
    text: 'Dear {client}, I can start on {job} in {place} on Monday, for {price}.',
    ...overrides,
  });
}
