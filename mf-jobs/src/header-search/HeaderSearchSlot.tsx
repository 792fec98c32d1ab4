import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@plumbline/shared-api/session';
import { SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { IconButton } from '@plumbline/shared-ui/actions';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

const frame = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  bgcolor: 'background.default',
  border: '1px solid var(--plumbline-control-border)',
  borderRadius: 1,
  '&:focus-within': { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 },
} as const;

// A plain input: MUI's text field would be loaded on every page of everybody who is signed in.
const field = {
  flex: 1,
  minWidth: 0,
  height: 40,
  '@media (pointer: coarse)': { height: 44 },
  pl: 1.5,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'transparent',
  border: 0,
  outline: 'none',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/** Hirers look for people, everybody else for jobs: leads to that search, and shows what it searches for. */
export function HeaderSearchSlot() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isHirer } = useSession();
  const searchPath = isHirer ? '/professionals' : '/jobs';
  const label = t(isHirer ? 'headerSearch.people' : 'headerSearch.label');
  const asked = pathname === searchPath ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(asked);

  useEffect(() => setText(asked), [asked]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const q = text.trim();
    void navigate(q === '' ? searchPath : `${searchPath}?${new URLSearchParams({ q }).toString()}`);
  }

  return (
    <Box component="form" role="search" onSubmit={submit} sx={frame}>
      <Box
        component="input"
        type="search"
        name="q"
        aria-label={label}
        placeholder={t(isHirer ? 'headerSearch.peopleHint' : 'headerSearch.hint')}
        value={text}
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        sx={field}
      />
      <IconButton type="submit" color="inherit" label={t('headerSearch.submit')}>
        <SearchIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
