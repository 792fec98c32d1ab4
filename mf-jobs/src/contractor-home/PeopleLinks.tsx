import { useTranslation } from 'react-i18next';
import { useGetProfileSummaryQuery } from '@plumbline/shared-api/directory';
import { useSession } from '@plumbline/shared-api/session';
import { pathWith } from '@plumbline/shared-ui/address';
import { Stack } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { mainTrade } from './main-trade';

/** Other contractors are no news for one: links lead to them, last on the page. */
export function PeopleLinks() {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const { data } = useGetProfileSummaryQuery(user?._id ?? '', { skip: !user });
  const specialty = mainTrade(data?.skills);

  return (
    <Stack
      component="nav"
      aria-label={t('contractorHome.others')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
    >
      <Link to="/professionals">{t('home.contractors')}</Link>
      <Link to={pathWith('/professionals', { specialty })}>{t('home.specialties')}</Link>
    </Stack>
  );
}
