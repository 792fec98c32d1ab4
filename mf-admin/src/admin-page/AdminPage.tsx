import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const SECTIONS = [
  { path: '/admin', name: 'overview' },
  { path: '/admin/cases', name: 'cases' },
  { path: '/admin/users', name: 'users' },
  { path: '/admin/placements', name: 'placements' },
  { path: '/admin/audit', name: 'audit' },
] as const;

type AdminPageProps = { title: string; subtitle?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A page of administrators, with the way to the others. */
export function AdminPage({ title, subtitle, actions, children }: AdminPageProps) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();

  return (
    <Page title={title} subtitle={subtitle} actions={actions}>
      <Stack
        component="nav"
        aria-label={t('sections')}
        direction="row"
        sx={{ mb: 4, gap: 1, flexWrap: 'wrap' }}
      >
        {SECTIONS.map(({ path, name }) => {
          const isHere = pathname === path;
          return (
            <ButtonLink
              key={path}
              to={path}
              size="small"
              variant={isHere ? 'outlined' : 'text'}
              aria-current={isHere ? 'page' : undefined}
            >
              {t(`titles.${name}`)}
            </ButtonLink>
          );
        })}
      </Stack>
      {children}
    </Page>
  );
}
