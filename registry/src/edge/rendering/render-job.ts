import type { RenderOrder } from '@plumbline/shared-schema/rendering';

/** Why a page was not rendered, and through which remote, where that is known. */
export class RenderFailure extends Error {
  constructor(
    message: string,
    readonly remote?: string,
  ) {
    super(message);
  }
}

/** A page is not rendered and nobody's failure: no renderer is free, or its visitor is beyond a limit. */
export class NotNow extends Error {}

/** A page to render. */
export type RenderJob = {
  order: RenderOrder;
  /** The address of whoever it is rendered for alone. */
  visitor?: string | undefined;
  /** Called where the process goes on working after the page; it is ended. */
  onLeftWork?: (failure: RenderFailure) => void;
};

/** Does `work`, the rendering of a page. */
export type AroundRendering = <T>(work: () => Promise<T>) => Promise<T>;
