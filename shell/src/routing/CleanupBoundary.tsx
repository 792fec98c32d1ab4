import { Component } from 'react';
import type { ReactNode } from 'react';
import { note } from '../reporting/notes';

type CleanupBoundaryProps = {
  children: ReactNode;
  /** Names what is being shown: a second error of the same place is no left-over of the one before. */
  place: string;
};

type CleanupBoundaryState = { thrown: { error: unknown } | undefined };

/**
 * A remote that throws while it is taken away has no boundary of its own left, and must not take along what comes after
 * it: that is shown anew. Anything that goes on throwing is passed on.
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
    note({ kind: 'thrown', phase: 'uncaught', thrown: error, message: String(error), script: '' });
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown && this.mendedPlace === this.props.place) throw thrown.error;
    return this.props.children;
  }
}
