import { visuallyHidden, Typography } from '@plumbline/shared-ui/text';
import { Box } from '@plumbline/shared-ui/layout';

type HeadlineProps = { title: string; component: 'h2' | 'h3' };

/** A title as people write it: the trade, and what follows a '|' below it (`Licensed plumber | 12 years`). */
export function Headline({ title, component }: HeadlineProps) {
  const [trade = '', ...rest] = title.split('|').map((part) => part.trim());
  const more = rest.filter(Boolean).join(' | ');
  return (
    <Typography variant="h4" component={component} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {trade}
      {more && (
        <>
          <Box component="span" sx={visuallyHidden}>
            {' | '}
          </Box>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {more}
          </Typography>
        </>
      )}
    </Typography>
  );
}
