/** @jest-environment node */
import { z } from '@plumbline/shared-schema/zod';
import { config } from 'zod';

test('on the server schemas are compiled, and undeclared keys are still left out', () => {
  expect(config().jitless).toBe(false);
  const job = z.object({ title: z.string(), owner: z.object({ name: z.string() }) });
  expect(job.parse({ title: 'Roof', owner: { name: 'Nora', passwordHash: 'x' }, passwordHash: 'x' })).toEqual(
    {
      title: 'Roof',
      owner: { name: 'Nora' },
    },
  );
});
