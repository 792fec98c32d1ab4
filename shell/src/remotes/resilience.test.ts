import { resilience } from './resilience';

const ENTRY = 'http://localhost/artifacts/mf-jobs/remoteEntry.js';

type CreatedScript = { script: HTMLScriptElement; timeout: number };

function scriptsFor(integrity: string | undefined): () => CreatedScript {
  const plugin = resilience({ integrityOf: () => integrity, onPhase: () => undefined });
  return () => plugin.createScript?.({ url: ENTRY }) as CreatedScript;
}

test('a container script runs only when it is the published one', () => {
  const { script } = scriptsFor('sha384-abc')();
  expect(script.src).toBe(ENTRY);
  expect(script.integrity).toBe('sha384-abc');
  expect(script.crossOrigin).toBe('anonymous');
});

test('a second request of the same script goes to a new address', () => {
  const create = scriptsFor('sha384-abc');
  create();
  expect(create().script.src).toBe(`${ENTRY}?retry=1`);
  expect(create().script.src).toBe(`${ENTRY}?retry=2`);
});

test('a script that hangs is given up within its step', () => {
  expect(scriptsFor(undefined)().timeout).toBeLessThan(5000);
});
