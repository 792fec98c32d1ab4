import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Box } from '@plumbline/shared-ui/layout';
import { FLOATING_BOTTOM } from '@plumbline/shared-ui/theme';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from './use-site';
import { toFailure } from './failure';
import { FailureDetails } from './FailureDetails';
import { HtmlAsItCame } from './HtmlAsItCame';
import type { ModuleKey } from './loader';
import { reportFailure } from './report-failure';
import { useRetries } from './use-retries';
import type { KeptHtml } from './kept-html';

type KeptPageProps = Pick<ModuleKey, 'remote'> & { kept: KeptHtml; onLoaded: () => void };

/** The HTML as it came, which can be read, and a bar that says what it cannot do. */
export function KeptPage({ kept, remote, onLoaded }: KeptPageProps) {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);

  return (
    <>
      <HtmlAsItCame html={kept.html} />
      {isTakenOver && <KeptBar kept={kept} remote={remote} onLoaded={onLoaded} />}
    </>
  );
}

function KeptBar({ kept: { key, failure: first }, remote, onLoaded }: KeptPageProps) {
  const { t } = useTranslation('shell');
  const { loader, content } = useSite();
  const [failure, setFailure] = useState(first);
  const [isRetrying, setRetrying] = useState(false);
  const { name } = remote;

  useEffect(() => reportFailure(remote, failure), [remote, failure]);

  async function retry(): Promise<void> {
    if (isRetrying) return;
    setRetrying(true);
    const isRenewed = await content.renew(name);
    if (isRenewed || failure.isMissingFile) loader.forget(key);
    const current = content.get().boot.remotes.find((each) => each.name === name) ?? remote;
    try {
      await loader.load({ ...key, remote: current });
      onLoaded();
    } catch (thrown) {
      setFailure(toFailure('chunk', thrown));
      setRetrying(false);
    }
  }
  useRetries(failure, () => void retry());

  return (
    <Box sx={{ position: 'sticky', bottom: FLOATING_BOTTOM, zIndex: 'snackbar', px: 2, pb: 2 }}>
      <Alert
        severity="warning"
        variant="outlined"
        role="alert"
        sx={{ maxWidth: 'md', mx: 'auto', bgcolor: 'background.paper' }}
        action={
          <Button color="inherit" aria-disabled={isRetrying} onClick={() => void retry()}>
            {t(isRetrying ? 'failure.retrying' : 'failure.retry')}
          </Button>
        }
      >
        {t('failure.kept')}
        <FailureDetails remote={remote} failure={failure} />
      </Alert>
    </Box>
  );
}
