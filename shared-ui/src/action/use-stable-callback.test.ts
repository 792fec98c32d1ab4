import { renderHook } from '@testing-library/react';
import { useStableCallback } from './use-stable-callback';

test('the function stays the same, and does what the last render wrote', () => {
  const { result, rerender } = renderHook(({ word }) => useStableCallback((end: string) => word + end), {
    initialProps: { word: 'roof' },
  });
  const first = result.current;
  rerender({ word: 'floor' });
  expect(result.current).toBe(first);
  expect(first('!')).toBe('floor!');
});
