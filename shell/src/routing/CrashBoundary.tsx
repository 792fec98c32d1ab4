import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashPage } from './CrashPage';

type CrashBoundaryState = { hasCrashed: boolean };

/** Catches failures of the shell itself; those of remotes stop at their own boundaries. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
