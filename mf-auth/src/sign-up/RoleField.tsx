import { optionLabel, USER_TYPES } from '@plumbline/shared-schema/options';
import { FormControl, FormHelperText, FormLabel } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';
import { HandymanIcon } from '@plumbline/shared-ui/icons';
import { BusinessIcon, HomeIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { RoleCard } from './RoleCard';

const ICONS = { client: HomeIcon, contractor: HandymanIcon, company: BusinessIcon };

export function RoleField() {
  const { t } = useTranslation(['auth', 'schema']);
  return (
    <FormField name="userType" label={t('auth:fields.role')}>
      {({ id, name, value, onChange, onBlur, error }) => (
        <FormControl component="fieldset" error={error !== undefined}>
          <FormLabel component="legend" sx={{ mb: 1, fontWeight: 600, color: 'text.primary' }}>
            {t('auth:fields.roleQuestion')}
          </FormLabel>
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            {USER_TYPES.map((role, index) => (
              <RoleCard
                key={role}
                // The error summary links to the first card.
                id={index === 0 ? id : `${id}-${role}`}
                name={name}
                value={role}
                icon={ICONS[role]}
                title={t(optionLabel('userType', role))}
                description={t(`auth:roles.${role}`)}
                isChosen={value === role}
                onChoose={onChange}
                onBlur={onBlur}
              />
            ))}
          </Box>
          {error && <FormHelperText sx={{ mx: 0 }}>{error}</FormHelperText>}
        </FormControl>
      )}
    </FormField>
  );
}
