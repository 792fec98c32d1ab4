import { useSession } from '@plumbline/shared-api/session';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { PROOF_KINDS } from '@plumbline/shared-schema/case-machine';
import { ProofSection } from './ProofSection';

/** What is proved about a person, and how to prove the rest. */
export function VerificationTab() {
  const { isContractor } = useSession();
  return (
    <Stack spacing={3}>
      <EmailSection />
      {isContractor && PROOF_KINDS.map((kind) => <ProofSection key={kind} kind={kind} />)}
    </Stack>
  );
}

function EmailSection() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  if (!user) return null;
  const { email, emailVerified } = user;
  return (
    <TitledSection
      title={t('fields.email')}
      text={email}
      status={
        <Chip
          size="small"
          variant="outlined"
          color={emailVerified ? 'success' : 'warning'}
          label={t(emailVerified ? 'settings.verification.verified' : 'settings.verification.unverified')}
        />
      }
    >
      {!emailVerified && (
        <ButtonLink
          to={pathWith('/verify-email', { returnTo: '/setting?tab=verification' })}
          variant="outlined"
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {t('settings.verification.verify')}
        </ButtonLink>
      )}
    </TitledSection>
  );
}
