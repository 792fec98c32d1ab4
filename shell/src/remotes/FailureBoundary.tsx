import { Component } from 'react';
import type { ReactNode, RefObject } from 'react';
import { toFailure } from './failure';
import type { ModuleFailure } from './failure';

/** `failure` stays while a retry is under way, so that its button keeps the focus. */
export type FailureState = { failure: ModuleFailure | undefined; isRetrying: boolean };

type FailureBoundaryProps = {
  /** Gets the function that reports a failure which was not thrown while rendering. */
  children: (fail: (thrown: unknown) => void) => ReactNode;
  failed: (
    state: FailureState & {
      failure: ModuleFailure;
      retry: () => void;
      /** The same, unasked: it never moves the focus of somebody who is elsewhere. */
      retryUnasked: () => void;
    },
  ) => ReactNode;
  /** Looks for another release of the remote; resolves to whether there is one. */
  renew: () => Promise<boolean>;
  /** Makes the next load fetch the module again. */
  forget: () => void;
  /** Loads it again, in the release of the current render. */
  load: () => Promise<unknown>;
  /** The element around the boundary. */
  place: RefObject<HTMLElement | null>;
  /** The children are shown again after a failure. */
  onRecovered: () => void;
};

/**
 * Holds the one failure of a remote's module, whether it did not load or threw while rendering or in an effect. It is
 * loaded again by Retry, which gets the focus when the failure took the focused element away.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { failure: undefined, isRetrying: false };

  static getDerivedStateFromError(thrown: unknown): FailureState {
    return { failure: toFailure('render', thrown), isRetrying: false };
  }

  private isAsked = false;

  override getSnapshotBeforeUpdate(): boolean {
    return this.hasFocus();
  }

  override componentDidUpdate(
    _props: FailureBoundaryProps,
    { failure: before }: FailureState,
    hadFocus: boolean,
  ): void {
    const { failure: now } = this.state;
    if (before && !now) this.recover(hadFocus);
    else if (before !== now && hadFocus) this.keepFocus();
  }

  private fail = (thrown: unknown): void => {
    this.setState({ failure: toFailure('chunk', thrown), isRetrying: false });
  };

  private retry = async (isAsked: boolean): Promise<void> => {
    const { failure, isRetrying } = this.state;
    if (!failure || isRetrying) return;
    this.isAsked = isAsked;
    this.setState({ isRetrying: true });
    const isRenewed = await this.props.renew();
    if (isRenewed || failure.isMissingFile) this.props.forget();
    // Loads after the render that brings the other release.
    this.setState({}, this.load);
  };

  private load = (): void => {
    this.props.load().then(() => this.setState({ failure: undefined, isRetrying: false }), this.fail);
  };

  private recover(hadFocus: boolean): void {
    // A focus elsewhere stays there. Safari does not focus a button that is pressed with a mouse.
    if (hadFocus || (this.isAsked && document.activeElement === document.body)) this.props.onRecovered();
  }

  private keepFocus(): void {
    if (!this.hasFocus()) this.props.place.current?.querySelector('button')?.focus();
  }

  private hasFocus(): boolean {
    return this.props.place.current?.contains(document.activeElement) ?? false;
  }

  override render(): ReactNode {
    const { failure, isRetrying } = this.state;
    return failure
      ? this.props.failed({
          failure,
          isRetrying,
          retry: () => void this.retry(true),
          retryUnasked: () => void this.retry(false),
        })
      : this.props.children(this.fail);
  }
}
