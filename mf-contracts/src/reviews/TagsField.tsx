import { useTranslation } from 'react-i18next';
import { optionLabel } from '@plumbline/shared-schema/options';
import { FormField } from '@plumbline/shared-ui/Form';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';

type TagsFieldProps = {
  name: 'likes' | 'experience';
  list: 'feedbackLike' | 'feedbackExperience';
  label: string;
  tags: readonly string[];
};

export function TagsField({ name, list, label, tags }: TagsFieldProps) {
  const { t } = useTranslation('contracts');

  return (
    <FormField name={name} label={label}>
      {(field) => {
        const chosen = field.value as string[];
        return (
          <Box role="group" id={field.id} tabIndex={-1} aria-labelledby={`${field.id}-label`}>
            <Typography id={`${field.id}-label`} sx={{ fontWeight: 600, mb: 1 }}>
              {label}
            </Typography>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
              {tags.map((tag) => {
                const isChosen = chosen.includes(tag);
                return (
                  <Chip
                    key={tag}
                    component="button"
                    type="button"
                    clickable
                    aria-pressed={isChosen}
                    color={isChosen ? 'primary' : 'default'}
                    variant={isChosen ? 'filled' : 'outlined'}
                    {...(isChosen && { icon: <CheckCircleIcon /> })}
                    label={t(optionLabel(list, tag))}
                    onClick={() =>
                      field.onChange(isChosen ? chosen.filter((other) => other !== tag) : [...chosen, tag])
                    }
                    sx={{ minHeight: { xs: 44, sm: 36 } }}
                  />
                );
              })}
            </Stack>
          </Box>
        );
      }}
    </FormField>
  );
}
