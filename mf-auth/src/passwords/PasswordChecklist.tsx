import { PASSWORD_MIN } from '@plumbline/shared-schema/limits';
import { useWatch } from '@plumbline/shared-ui/Form';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const CHECKS = [
  { id: 'length', isMet: (password: string) => password.length >= PASSWORD_MIN },
  { id: 'special', isMet: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** As large as the icon that replaces it. */
const EMPTY_MARK = {
  width: 16,
  height: 16,
  m: '2px',
  boxSizing: 'border-box',
  border: 2,
  borderColor: 'text.secondary',
  borderRadius: '50%',
};

/** Display only: the special character is advice. */
export function PasswordChecklist({ name }: { name: string }) {
  const { t } = useTranslation('auth');
  const value: unknown = useWatch({ name });
  const password = typeof value === 'string' ? value : '';
  return (
    <CardList label={t('passwords.checklist')} rows={CHECKS} keyOf={({ id }) => id} spacing={0.75}>
      {({ id, isMet }) => {
        const isDone = isMet(password);
        return (
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {isDone ? (
              <CheckCircleIcon fontSize="small" color="success" />
            ) : (
              <Box aria-hidden sx={EMPTY_MARK} />
            )}
            <Typography variant="body2" component="span" color={isDone ? 'text.primary' : 'text.secondary'}>
              {t(`passwords.checks.${id}`)}
            </Typography>
            <Box component="span" sx={visuallyHidden}>
              {t(isDone ? 'passwords.met' : 'passwords.unmet')}
            </Box>
          </Stack>
        );
      }}
    </CardList>
  );
}
