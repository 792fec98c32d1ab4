import { useTranslation } from 'react-i18next';
import { FormHelperText } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { RatingInput } from '@plumbline/shared-ui/Rating';
import { Typography } from '@plumbline/shared-ui/text';

export function StarsField() {
  const { t } = useTranslation('contracts');
  const label = t('review.rating');

  return (
    <FormField name="rating" label={label}>
      {(field) => (
        <Box
          id={field.id}
          tabIndex={-1}
          role="radiogroup"
          aria-labelledby={`${field.id}-label`}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.error === undefined ? undefined : `${field.id}-error`}
        >
          <Typography id={`${field.id}-label`} sx={{ fontWeight: 600, mb: 0.5 }}>
            {label}
          </Typography>
          <RatingInput
            name="rating"
            size="large"
            value={Number(field.value) || null}
            getLabelText={(value: number) => t('review.stars', { count: value })}
            onChange={(_event, value) => field.onChange(value ?? 0)}
            sx={{ color: 'warning.main', fontSize: '2.75rem' }}
          />
          {field.error !== undefined && (
            <FormHelperText id={`${field.id}-error`} error>
              {field.error}
            </FormHelperText>
          )}
        </Box>
      )}
    </FormField>
  );
}
