import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { record } from '../reporting/notes';

type CrashBoundaryState = { hasCrashed: boolean };

/** Catches failures of the shell itself; those of remotes stop at their own boundaries. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { hasCrashed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    record({ kind: 'failure', phase: 'render', message: String(thrown) });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}

function CrashPage() {
  const { t } = useTranslation('shell');
  return (
    <Box component="main" role="alert">
      <EmptyState
        title={t('crash.title')}
        description={t('crash.text')}
        action={
          <Stack direction="row" spacing={2}>
            <Button variant="contained" onClick={() => location.reload()}>
              {t('crash.reload')}
            </Button>
            <Button variant="outlined" onClick={() => location.assign('?safe-start=1')}>
              {t('crash.safeStart')}
            </Button>
          </Stack>
        }
      />
    </Box>
  );
}
