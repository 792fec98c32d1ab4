import { Component } from 'react';
import type { ReactNode } from 'react';
import { toFailure } from './failure';
import type { ModuleFailure } from './failure';

type RenderBoundaryProps = {
  children: ReactNode;
  onFailure: (failure: ModuleFailure) => void;
  fallback: (failure: ModuleFailure, retry: () => void) => ReactNode;
};

type RenderBoundaryState = { failure: ModuleFailure | undefined };

/** Catches what a remote's module throws while rendering. Tries again only when asked to, never by itself. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { failure: undefined };

  static getDerivedStateFromError(thrown: unknown): RenderBoundaryState {
    return { failure: toFailure('render', thrown) };
  }

  override componentDidCatch(): void {
    if (this.state.failure) this.props.onFailure(this.state.failure);
  }

  readonly retry = (): void => {
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure, this.retry) : this.props.children;
  }
}
