import '@testing-library/jest-dom';

/** Types of the matchers that `@plumbline/testing/setup` adds; named in each package's `tsconfig.json`. */
declare global {
  namespace jest {
    interface Matchers<R> {
      /** No axe violation in the rendered element: `await expect(container).toHaveNoViolations()`. */
      toHaveNoViolations(): Promise<R>;
    }
  }
}
