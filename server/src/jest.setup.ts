import { endAll } from './app/testing-end';

const DISPLAY_NAME = Symbol.for('fastify.display-name');

// Fastify looks for a plugin without a name of its own in all modules that are loaded, which is slow inside jest.
Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  get(this: { name: string }) {
    return this.name;
  },
  set(this: object, value: string) {
    Object.defineProperty(this, DISPLAY_NAME, { value, configurable: true, writable: true });
  },
});

afterAll(endAll);
