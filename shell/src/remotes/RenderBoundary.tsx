import { Component } from 'react';
import type { ReactNode, RefObject } from 'react';
import { toFailure } from './failure';
import type { ModuleFailure } from './failure';

type RenderBoundaryProps = {
  children: ReactNode;
  /** The failure that `children` show already. */
  shown: ModuleFailure | undefined;
  /** What surrounds the boundary in the page. */
  place: RefObject<HTMLElement | null>;
  /** Something was thrown: show it as `shown` from now on. */
  onFailure: (failure: ModuleFailure) => void;
  /** The same as `children` will show for this failure. */
  fallback: (failure: ModuleFailure) => ReactNode;
  /** `children` are shown again after a failure. */
  onRecovered: (() => void) | undefined;
};

type RenderBoundaryState = { thrown: ModuleFailure | undefined };

/**
 * Catches what a remote's module throws while rendering and in its effects, and never tries again by itself. Who had
 * the focus inside what is gone has it on the button that stands there instead.
 */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { thrown: undefined };

  static getDerivedStateFromError(thrown: unknown): RenderBoundaryState {
    return { thrown: toFailure('render', thrown) };
  }

  override componentDidCatch(): void {
    if (this.state.thrown) this.props.onFailure(this.state.thrown);
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.hasFocus();
  }

  override componentDidUpdate(
    props: RenderBoundaryProps,
    state: RenderBoundaryState,
    hadFocus: boolean,
  ): void {
    const before = state.thrown ?? props.shown;
    const now = this.state.thrown ?? this.props.shown;
    if (this.state.thrown && this.state.thrown === this.props.shown) this.setState({ thrown: undefined });
    if (before && !now) this.recover(hadFocus);
    else if (before !== now && hadFocus) this.keepFocus();
  }

  private recover(hadFocus: boolean): void {
    // Who has gone on elsewhere stays there. Safari gives no button the focus that is pressed with a mouse.
    if (hadFocus || document.activeElement === document.body) this.props.onRecovered?.();
  }

  private keepFocus(): void {
    if (!this.hasFocus()) this.props.place.current?.querySelector('button')?.focus();
  }

  private hasFocus(): boolean {
    return this.props.place.current?.contains(document.activeElement) ?? false;
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    const isNews = thrown !== undefined && thrown !== this.props.shown;
    return isNews ? this.props.fallback(thrown) : this.props.children;
  }
}
