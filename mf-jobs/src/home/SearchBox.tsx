import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useListSpecialtiesQuery } from '@plumbline/shared-api/directory';
import { useSession } from '@plumbline/shared-api/session';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { JOB_CATEGORIES } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { useLabels, type Choice } from '@plumbline/shared-ui/labels';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { PlaceInput } from './PlaceInput';

function withoutBlanks(values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1.4fr 1fr 1fr auto' },
} as const;

/**
 * Service type, category and location; leads to a search with them in its address: of professionals for hirers, whose
 * categories are trades, of jobs for everybody else.
 */
export function SearchBox() {
  const { t } = useTranslation('jobs');
  const { isHirer } = useSession();
  const categories = useCategories(isHirer);
  const navigate = useNavigate();
  const [values, setValues] = useState({ q: '', category: '', jobLocation: '' });
  const field = (name: 'q' | 'category') => ({
    label: t(`home.search.${name}`),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const [service, category] = [field('q'), field('category')];

  return (
    <Paper
      component="form"
      role="search"
      aria-label={t(isHirer ? 'home.search.peopleLabel' : 'home.search.label')}
      variant="outlined"
      sx={{ p: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        const { q, category, jobLocation } = values;
        const [path, asked] = isHirer
          ? (['/professionals', { q, specialty: category, location: jobLocation }] as const)
          : (['/jobs', values] as const);
        void navigate(`${path}?${createSearchParams(withoutBlanks(asked)).toString()}`);
      }}
    >
      <Box sx={FIELDS}>
        <TextInput
          {...service}
          size="small"
          type="search"
          placeholder={t('home.search.qHint')}
          slotProps={{ htmlInput: { maxLength: SEARCH_TEXT_MAX }, inputLabel: { shrink: true } }}
        />
        <TextInput {...category} size="small" select>
          <option value="">{t('search.any')}</option>
          {categories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextInput>
        <PlaceInput
          value={values.jobLocation}
          onChange={(jobLocation) => setValues((before) => ({ ...before, jobLocation }))}
        />
        <Button type="submit" variant={isHirer ? 'outlined' : 'contained'} startIcon={<SearchIcon />}>
          {t('home.search.submit')}
        </Button>
      </Box>
    </Paper>
  );
}

function useCategories(isHirer: boolean): Choice[] {
  const { choices } = useLabels();
  const { data = [] } = useListSpecialtiesQuery(undefined, { skip: !isHirer });
  const specialties = data.map(({ name }) => name);
  if (isHirer) return choices('skill', specialties);
  return choices('jobCategory', JOB_CATEGORIES);
}
