import { cleanup } from '@testing-library/react';
import { network } from './testing/network';

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  document.documentElement.lang = '';
});

afterAll(() => {
  network.close();
});
