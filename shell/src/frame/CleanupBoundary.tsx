import { Component } from 'react';
import type { ReactNode } from 'react';
import { record } from '../reporting/notes';

type CleanupBoundaryProps = {
  children: ReactNode;
  /** Identifies what is shown: a second error of the same place is not a leftover of the previous page. */
  place: string;
};

type CleanupBoundaryState = { thrown: { error: unknown } | undefined };

/**
 * A remote that throws while unmounting has lost its own boundary and must not break the next page, which is rendered
 * again. An error that persists is rethrown.
 */
export class CleanupBoundary extends Component<CleanupBoundaryProps, CleanupBoundaryState> {
  override state: CleanupBoundaryState = { thrown: undefined };
  private mendedPlace: string | undefined;

  static getDerivedStateFromError(error: unknown): CleanupBoundaryState {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.mendedPlace = this.props.place;
    this.setState({ thrown: undefined });
    record({ kind: 'thrown', phase: 'uncaught', thrown: error, message: String(error), script: '' });
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown && this.mendedPlace === this.props.place) throw thrown.error;
    return this.props.children;
  }
}
