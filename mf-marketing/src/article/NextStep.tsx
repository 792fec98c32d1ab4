import { useMay, useSession } from '@plumbline/shared-api/session';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { TO } from '../destinations';

/** What a reader can do next: have such work done, or do it. */
export function NextStep() {
  const { t } = useTranslation('marketing');
  const { user, isHirer, isContractor } = useSession();
  const mayPost = useMay('hire');
  return (
    <Stack direction="row" useFlexGap sx={{ mt: 5, gap: 1.5, flexWrap: 'wrap' }}>
      {(!user || (isHirer && mayPost)) && (
        <ButtonLink to={user ? '/post-contract' : TO.post} variant="contained">
          {t('about.clients.action')}
        </ButtonLink>
      )}
      {(!user || isContractor) && (
        <ButtonLink to={TO.jobs} variant={user ? 'contained' : 'outlined'}>
          {t('about.contractors.action')}
        </ButtonLink>
      )}
    </Stack>
  );
}
