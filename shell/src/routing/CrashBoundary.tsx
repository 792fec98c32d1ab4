import { Component } from 'react';
import type { ReactNode } from 'react';
import { note } from '../reporting/notes';
import { CrashPage } from './CrashPage';

type CrashBoundaryState = { hasCrashed: boolean };

/** Catches failures of the shell itself; those of remotes stop at their own boundaries. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { hasCrashed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    note({ kind: 'failure', phase: 'render', message: String(thrown) });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
