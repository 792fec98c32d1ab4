import type { BootRemote } from '@plumbline/shared-schema/platform';
import { Button, ButtonLink, IconButton } from '@plumbline/shared-ui/actions';
import { Box, Container, Stack } from '@plumbline/shared-ui/layout';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ModuleFailure } from './failure';
import { FailureDetails } from './FailureDetails';
import type { ModuleKey } from './loader';
import { reportFailure } from './report-failure';
import { useRetries } from './use-retries';

type RemoteFailureProps = {
  remote: BootRemote;
  failure: ModuleFailure;
  isRetrying: boolean;
  retry: () => void;
  retryUnasked: () => void;
  /** Of a slot that is missed where it is; others show nothing. */
  icon?: ComponentType<{ fontSize?: 'small' }> | undefined;
  /** Of a slot: shown as that of a page. */
  isSection?: boolean;
};

/** Shown in place of a page or slot that failed. */
export function RemoteFailure({ kind, remote, ...state }: RemoteFailureProps & Pick<ModuleKey, 'kind'>) {
  const { failure } = state;
  // The release that failed: a retry may put another in its place while this failure is still shown.
  const [failed, setFailed] = useState({ remote, failure });
  if (failed.failure !== failure) setFailed({ remote, failure });

  useEffect(() => reportFailure(failed.remote, failed.failure), [failed]);

  const props = { ...state, remote: failed.remote };
  return kind === 'page' || props.isSection ? <PageFailure {...props} /> : <SlotFailure {...props} />;
}

/** Each failure is a new alert, so that it is announced; the button stays and keeps the focus. */
function PageFailure(props: RemoteFailureProps) {
  const { remote, failure, isRetrying, retry, retryUnasked, isSection } = props;
  const { t } = useTranslation('shell');
  useNextAddress(retryUnasked);
  return (
    <Container maxWidth="sm" role="group" sx={{ py: { xs: 5, md: 8 } }}>
      <Typography variant="h3" component={isSection ? 'h2' : 'h1'}>
        {t('failure.title')}
      </Typography>
      <div key={failure.traceId} role="alert">
        <Typography sx={{ mt: 1, mb: 2 }}>{t(`failure.${kindOf(failure)}`)}</Typography>
        <FailureDetails remote={remote} failure={failure} />
      </div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <Button variant="contained" onClick={retry} aria-disabled={isRetrying}>
          {t(isRetrying ? 'failure.retrying' : 'failure.retry')}
        </Button>
        {!isSection && <ButtonLink to="/">{t('disabled.home')}</ButtonLink>}
      </Stack>
    </Container>
  );
}

/** Calls it when another address is shown, such as the next job, whose page is the same module. */
function useNextAddress(call: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    call();
  });
}

/** In place of a slot with an icon one small button, else nothing, since the page around it works. Tries again by itself. */
function SlotFailure({ remote, failure, isRetrying, retry, retryUnasked, icon: Icon }: RemoteFailureProps) {
  const { name, version } = remote;
  const { t } = useTranslation('shell');
  useRetries(failure, retryUnasked);
  if (!Icon) return null;
  const failed = { name, version, trace: failure.traceId };
  return (
    <>
      <IconButton
        size="small"
        color="inherit"
        label={t('failure.slot', failed)}
        aria-disabled={isRetrying}
        onClick={retry}
      >
        <Icon fontSize="small" />
      </IconButton>
      <Box key={failure.traceId} role="status" sx={visuallyHidden}>
        {t('failure.slotNews', failed)}
      </Box>
    </>
  );
}

function kindOf({ phase, incompatible }: ModuleFailure): 'manifest' | 'incompatible' | 'text' {
  if (phase === 'manifest') return 'manifest';
  return incompatible ? 'incompatible' : 'text';
}
