import type { FlagKind } from '@plumbline/shared-schema/case-machine';
import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { CardList } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

type FlagPanelProps = { kind: FlagKind; flag: CaseDetails['flag'] };

/** Why the server flags it, and what it has found. */
export function FlagPanel({ kind, flag }: FlagPanelProps) {
  const { t } = useTranslation('admin');
  return (
    <TitledSection title={t('flag.title')}>
      <Typography>{t(`flag.why.${kind}`)}</Typography>
      {flag && kind === 'equalLetters' && <Typography>{t('flag.letters', { count: flag.count })}</Typography>}
      {flag?.text && (
        <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {flag.text}
        </Typography>
      )}
      {flag && flag.people.length > 0 && (
        <CardList label={t('flag.people')} spacing={1} rows={flag.people}>
          {({ _id, fullName }) => <Link to={`/admin/users/${_id}`}>{fullName}</Link>}
        </CardList>
      )}
    </TitledSection>
  );
}
