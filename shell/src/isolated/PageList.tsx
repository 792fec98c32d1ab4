import type { BootRemote, PageEntry } from '@plumbline/shared-schema/platform';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '../boot/labels';

type PageListProps = { title: string; remote: BootRemote; pages: readonly PageEntry[] };

/** Pages of one role. Those with path parameters are no links: they are opened from other pages. */
export function PageList({ title, remote, pages }: PageListProps) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <CardList rows={pages} keyOf={({ path }) => path} spacing={0}>
        {({ path, title: key }) => {
          const label = labelOf(remote, key, language);
          const isOpenedElsewhere = path.includes(':');
          return (
            <Box sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
              {isOpenedElsewhere ? label : <Link to={path}>{label}</Link>}
              <Typography variant="body2" color="text.secondary">
                <code>{path}</code>
                {isOpenedElsewhere && ` ${t('isolated.list.fromAnother')}`}
              </Typography>
            </Box>
          );
        }}
      </CardList>
    </section>
  );
}
