import { useTranslation } from 'react-i18next';
import { useCompareProfessionalsQuery } from '@plumbline/shared-api/professionals';
import { COMPARED_MAX } from '@plumbline/shared-schema/limits';
import { parseNear } from '@plumbline/shared-schema/near';
import { BackLink, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { AddIcon, PersonIcon } from '@plumbline/shared-ui/more-icons';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { InvitePicked } from '../invite-dialog/InvitePicked';
import { idsIn, pickPath } from '../professionals/compared';
import { CompareTable } from './CompareTable';

/** Up to four professionals beside each other (`/professionals/compare?ids=`). */
export function ComparePage() {
  const { t } = useTranslation('profile');
  const { get, change } = useAddress();
  const ids = idsIn(get('ids'));
  const location = get('location');
  const compared = useCompareProfessionalsQuery(ids, { skip: ids.length === 0 });
  // With somebody taken out the others stay while they are asked for again.
  const shown = compared.data?.filter(({ _id }) => ids.includes(_id));
  const query = { ...compared, data: ids.length === 0 ? [] : shown };
  const remove = (id: string) =>
    change({ ids: ids.filter((other) => other !== id).join(',') }, { replace: true });

  return (
    <Page
      title={t('titles.compare')}
      back={
        ids.length > 0 && <BackLink to={pickPath({ ids, location })}>{t('titles.professionals')}</BackLink>
      }
      actions={
        ids.length > 0 &&
        ids.length < COMPARED_MAX && (
          <ButtonLink to={pickPath({ ids, location })} variant="outlined" startIcon={<AddIcon />}>
            {t('compare.add')}
          </ButtonLink>
        )
      }
    >
      <QueryBoundary
        query={query}
        loadingLabel={t('search.loading')}
        skeleton={<Skeleton variant="rounded" height={480} />}
        errorMessage={t('search.failed')}
        isEmpty={(people) => people.length === 0}
        empty={<NobodyPicked />}
      >
        {(people) => (
          <>
            <CompareTable people={people} near={parseNear(location)} onRemove={remove} />
            <InvitePicked people={people} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function NobodyPicked() {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      icon={<PersonIcon />}
      title={t('compare.nobody')}
      description={t('compare.nobodyHint')}
      action={
        <ButtonLink to="/professionals" variant="contained">
          {t('titles.professionals')}
        </ButtonLink>
      }
    />
  );
}
