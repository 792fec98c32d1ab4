import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { TextInput } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../remotes/use-site';
import { leadsSomewhere } from '../chrome/menu-entries';
import { useViewer } from '../session/use-viewer';
import { TiltedPlumb } from './TiltedPlumb';

const SEARCH = '/jobs';
const LINKS = [
  { to: '/post-contract', label: 'footer.product.post' },
  { to: '/contracts', label: 'footer.product.contracts' },
  { to: '/support', label: 'footer.resources.help' },
] as const;

/** A picture, a search and what people look for most, as far as it is live for this viewer. */
export function NotFoundHelp() {
  const { t } = useTranslation('shell');
  const { table } = useSite();
  const viewer = useViewer();
  const isLive = (path: string) => leadsSomewhere(table, viewer, path);

  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: { xs: 3, md: 6 }, alignItems: { md: 'center' } }}
    >
      <Box sx={{ flex: '0 0 auto', width: 320, maxWidth: '100%' }}>
        <TiltedPlumb />
      </Box>
      <Stack spacing={2} sx={{ flex: 1, width: '100%', maxWidth: 480 }}>
        {isLive(SEARCH) && <JobSearch />}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {LINKS.filter(({ to }) => isLive(to)).map(({ to, label }) => (
            <ButtonLink key={to} to={to} variant="outlined">
              {t(label)}
            </ButtonLink>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

function JobSearch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const label = t('footer.product.search');

  return (
    <Stack
      component="form"
      role="search"
      aria-label={label}
      direction="row"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(pathWith(SEARCH, { q }));
      }}
    >
      <TextInput
        type="search"
        size="small"
        label={label}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <Button type="submit" variant="outlined" aria-label={label} sx={{ flexShrink: 0 }}>
        <SearchIcon />
      </Button>
    </Stack>
  );
}
