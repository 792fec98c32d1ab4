const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { readTypes } = require('./export-types.cjs');
const { usedExports } = require('./used-exports.cjs');

let dir;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

function write(name, source) {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, source);
  return file;
}

test('the exports of a module are written down with what each asks its callers for [PLT-13]', () => {
  const entry = write(
    'look.ts',
    `export type Tone = 'calm';
     export function Card(props: { title: string; tone?: Tone; children: unknown }) { return props; }
     export function useTitle(title: string, suffix = '', ...more: string[]) { return [title, suffix, more]; }
     export const Overloaded: { (props: { as: 'a'; to: string }): 0; (props: { to: string }): 1 } = () => 0 as never;
     export const LIMIT = 5;
     export { moved as renamed } from './elsewhere';`,
  );
  write('elsewhere.ts', 'export const moved = (first: number) => first;');
  const contract = write(
    'contract.ts',
    `export type SlotContract = { 'bell/v1': { size: number; tone?: string }; 'ads/v1': Record<never, never> };`,
  );

  expect(readTypes({ entries: [['ui/look', entry]], contract })).toEqual({
    exports: {
      'ui/look': {
        Card: ['children', 'title'],
        LIMIT: [],
        Overloaded: ['to'],
        renamed: ['argument 1'],
        useTitle: ['argument 1'],
      },
    },
    slots: { 'bell/v1': ['size'], 'ads/v1': [] },
  });
});

test('what a remote uses is read from its imports, whatever way it imports; types leave no trace [PLT-12]', () => {
  const shared = {
    'ui/look': { Card: ['title'], LIMIT: [], useTitle: ['argument 1'] },
    'ui/form': { Form: ['form'], Field: ['name'] },
    'api/jobs': { useJobs: [], jobsApi: [] },
    'schema/jobs': { jobSchema: [], draftSchema: [] },
    'ui/map': { Map: [] },
  };
  const page = write(
    'Page.tsx',
    `import { Card as Box, type Tone } from 'ui/look';
     import type { LIMIT } from 'ui/look';
     import * as forms from 'ui/form';
     export { useJobs } from 'api/jobs';
     import { anything } from 'outside';
     export const later = async () => (await import('schema/jobs')).jobSchema;
     export const some = async () => { const { draftSchema } = await import('schema/jobs'); return draftSchema; };
     export const Page = (props: Tone) => <Box title={String(forms)} {...props} {...anything} />;`,
  );

  expect(usedExports([page], shared)).toEqual({
    'api/jobs': { useJobs: [] },
    'schema/jobs': { draftSchema: [], jobSchema: [] },
    'ui/form': { Field: ['name'], Form: ['form'] },
    'ui/look': { Card: ['title'] },
  });
  expect(usedExports([write('gone.ts', `import { Gone } from 'ui/look'; Gone();`)], shared)).toEqual({
    'ui/look': { Gone: [] },
  });
});
