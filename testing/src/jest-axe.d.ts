declare module 'jest-axe' {
  export function axe(element: Element): Promise<{ violations: { id: string }[] }>;
  export const toHaveNoViolations: {
    toHaveNoViolations(results: { violations: unknown[] }): { pass: boolean; message(): string };
  };
}
