/** @jest-environment jsdom */
import { z } from '@plumbline/shared-schema/zod';
import { config } from 'zod';

test('in a browser no schema is compiled, which its policy would report [PLT-43]', () => {
  expect(config().jitless).toBe(true);
  expect(z.object({ title: z.string() }).parse({ title: 'Roof', other: 1 })).toEqual({ title: 'Roof' });
});
