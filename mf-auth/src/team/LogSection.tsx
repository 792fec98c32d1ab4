import { useListTeamLogQuery } from '@plumbline/shared-api/team';
import type { TeamLogEntry } from '@plumbline/shared-schema/team';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

const FOLDERS = { job: 'jobs', contract: 'contracts', person: 'professionals' } as const;
const pageOf = ({ kind, _id }: TeamLogEntry['things'][number]) => `/${FOLDERS[kind]}/${_id}`;

/** Who did what for the company, and to what. */
export function LogSection() {
  const { t } = useTranslation('auth');
  const log = useListTeamLogQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TitledSection title={t('team.log')} text={t('team.logText')}>
      <QueryBoundary
        query={log}
        errorMessage={t('team.loadFailed')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('team.logEmpty')}</Typography>}
      >
        {(rows) => (
          <Box component="ul" aria-label={t('team.log')} sx={{ m: 0, pl: 2.5 }}>
            {rows.map(({ _id, actor, action, about, role, things, at }) => (
              <Typography key={_id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <strong>{actor}</strong> {t(`team.actions.${action}`)}
                {about !== null && ` (${[about, ...(role ? [t(`team.roles.${role}`)] : [])].join(', ')})`}
                {things.map((thing) => (
                  <Fragment key={thing._id}>
                    {' · '}
                    <Link to={pageOf(thing)}>{thing.name}</Link>
                  </Fragment>
                ))}
                {' · '}
                <RelativeTime at={at} />
              </Typography>
            ))}
          </Box>
        )}
      </QueryBoundary>
    </TitledSection>
  );
}
