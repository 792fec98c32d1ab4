import { init } from '@module-federation/enhanced/runtime';
import { readShareScope } from './share-scope';

test('singletons are read from the federation runtime, with every version in the scope', () => {
  expect(readShareScope()).toEqual([]);
  init({
    name: 'shell',
    remotes: [],
    shared: {
      '@plumbline/shared-api/store': { version: '0.1.0', lib: () => ({}) },
      'react-router-dom': { version: '7.18.5', get: () => Promise.resolve(() => ({})) },
      react: { version: '19.3.1', lib: () => ({}) },
    },
  });
  expect(readShareScope()).toEqual([
    { name: 'react', versions: ['19.3.1'], isLoaded: true },
    { name: 'react-router-dom', versions: ['7.18.5'], isLoaded: false },
    { name: '@plumbline/shared-api/store', versions: ['0.1.0'], isLoaded: true },
  ]);
});
