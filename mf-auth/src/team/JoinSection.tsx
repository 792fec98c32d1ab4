import { useJoinTeamMutation } from '@plumbline/shared-api/team';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The token of the mail stands behind the #, which browsers send to nobody. */
export function invitationIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('invitation') ?? '';
}

/** Takes the invitation of the mail whose link led here. */
export function JoinSection() {
  const { t } = useTranslation('auth');
  const [join, { isLoading }] = useJoinTeamMutation();
  const [token] = useState(() => invitationIn(location.hash));
  const run = useAction();
  const navigate = useNavigate();

  async function accept() {
    if (await run(join({ token }).unwrap(), { failed: t('team.failed') }))
      await navigate('/setting?tab=team', { replace: true });
  }

  return (
    <TitledSection title={t('team.joinTitle')} text={t('team.joinText')}>
      <Button
        variant="contained"
        loading={isLoading}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => void accept()}
      >
        {t('team.join')}
      </Button>
    </TitledSection>
  );
}
