import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * `React.lazy` for a named export, with its `Suspense`: `lazily(() => import('./OfferDialog'), 'OfferDialog')`.
 * `fallback` is shown while it loads.
 */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
): ComponentType<PropsOf<Module[Name]> & object> {
  type Props = PropsOf<Module[Name]> & object;
  const Loaded = lazy(async () => ({ default: (await load())[name] as ComponentType<Props> }));
  return function Lazily(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
