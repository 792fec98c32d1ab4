import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { resolvePath } from '../routing/route-table';
import type { PathRule } from '../routing/route-table';
import { PAGE_LIST } from './use-isolated';
import { useRoles, viewerOf } from './use-roles';

/** A page of a role that the preview is not viewed as; offers to switch. */
export function OtherRolePage({ rule }: { rule: PathRule }) {
  const { t } = useTranslation('shell');
  const { all, current, isChanging, become } = useRoles();
  const fitting = all.filter((role) => ['page', 'redirect'].includes(resolvePath(rule, viewerOf(role)).kind));

  return (
    <Page title={t('isolated.otherRole.title')} width="narrow">
      <Typography sx={{ mb: 3 }}>
        {t(fitting.length > 0 ? 'isolated.otherRole.text' : 'isolated.otherRole.nobody', {
          path: rule.path,
          role: t(`role.${current}`),
        })}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {fitting.map((role) => (
          <Button key={role} variant="contained" disabled={isChanging} onClick={() => void become(role)}>
            {t('isolated.otherRole.become', { role: t(`role.${role}`) })}
          </Button>
        ))}
        <ButtonLink to={PAGE_LIST} variant="outlined">
          {t('isolated.all')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
