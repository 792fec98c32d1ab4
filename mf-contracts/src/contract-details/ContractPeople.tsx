import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { EmailText } from '@plumbline/shared-ui/cards';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { PersonAvatar, ProfileLink, Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';

export function ContractPeople({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { client, professional } = useContractNames(contract);
  const parties = [
    { role: t('details.client'), name: client, person: contract.client },
    { role: t('details.professional'), name: professional, person: contract.professional },
  ];

  return (
    <CardList rows={parties} keyOf={({ role }) => role}>
      {({ role, name, person }) => (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <PersonAvatar name={name} src={person.profile} size={48} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" color="text.secondary">
              {role}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>
              <ProfileLink person={person} color="inherit">
                {name}
              </ProfileLink>
            </Typography>
            <Typography variant="body2">
              {person.email.trim() ? <EmailText email={person.email.trim()} /> : t('details.noEmail')}
            </Typography>
          </Box>
        </Stack>
      )}
    </CardList>
  );
}
