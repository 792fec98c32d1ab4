const job = { title: 'Roof', owner: { name: 'Nora', passwordHash: 'x' }, passwordHash: 'x' };

/** As a program starts: whether it compiles is said before the first schema exists. */
async function start() {
  const [{ z }, { config }] = await Promise.all([import('@plumbline/shared-schema/zod'), import('zod')]);
  const schema = z.object({ title: z.string(), owner: z.object({ name: z.string() }) });
  return { isCompiled: config().jitless === false, parsed: schema.parse(job) };
}

beforeEach(() => jest.resetModules());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

test('on the server schemas are compiled, and undeclared keys are still left out', async () => {
  expect(await start()).toEqual({ isCompiled: true, parsed: { title: 'Roof', owner: { name: 'Nora' } } });
});

test('in a browser no schema is compiled, which its policy would report [PLT-43]', async () => {
  Object.defineProperty(globalThis, 'document', { value: {}, configurable: true });
  expect(await start()).toEqual({ isCompiled: false, parsed: { title: 'Roof', owner: { name: 'Nora' } } });
});
