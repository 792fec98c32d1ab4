import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';
import { DetailSection } from './DetailSection';

/** Both parties: photo, name, mail address. */
export function ContractPeople({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const names = useContractNames(contract);

  return (
    <DetailSection title={t('details.people')}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <Party role={t('details.client')} name={names.client} person={contract.client} />
        <Party role={t('details.professional')} name={names.professional} person={contract.professional} />
      </Stack>
    </DetailSection>
  );
}

type PartyProps = { role: string; name: string; person: Contract['client'] };

function Party({ role, name, person }: PartyProps) {
  const { t } = useTranslation('contracts');
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <PersonAvatar name={name} src={person.profile} size={48} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="text.secondary">
          {role}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2">{person.email.trim() || t('details.noEmail')}</Typography>
      </Box>
    </Stack>
  );
}
