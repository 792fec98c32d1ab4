import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { optionLabel } from '@plumbline/shared-schema/options';
import type { Person } from '@plumbline/shared-schema/users';
import { Facts, TitledSection } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip, Link, PersonAvatar } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

type PersonPanelProps = { person: Person; standing: NonNullable<CaseDetails['standing']> };

/** Whom it is about, and what weighs in a decision. */
export function PersonPanel({ person, standing }: PersonPanelProps) {
  const { t } = useTranslation(['admin', 'options']);
  const { date, number } = useFormat();
  return (
    <TitledSection
      title={t('case.person')}
      status={standing.isSuspended && <Chip size="small" color="error" label={t('states.suspended')} />}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={person.fullName} src={person.profile} />
        <Link to={`/admin/users/${person._id}`}>{person.fullName}</Link>
      </Stack>
      <Facts
        entries={[
          { term: t('user.role'), text: t(optionLabel('userType', standing.userType)) },
          { term: t('user.since'), text: date(standing.createdAt) },
          { term: t('user.email'), text: t(standing.emailVerified ? 'user.verified' : 'user.unverified') },
          { term: t('user.runningContracts'), text: number(standing.runningContracts) },
          { term: t('case.previous'), text: number(standing.previousCases) },
        ]}
      />
    </TitledSection>
  );
}
