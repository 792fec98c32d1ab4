import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** Who is typing. Its line stays while nobody is, so that nothing moves; it is not announced, which would interrupt. */
export function TypingLine({ name }: { name: string | undefined }) {
  const { t } = useTranslation('messaging');

  return (
    <Box sx={{ height: 20, px: 2, flexShrink: 0 }}>
      {name !== undefined && (
        <Typography variant="caption" component="p" color="text.secondary" noWrap>
          {t('thread.typing', { name })}
        </Typography>
      )}
    </Box>
  );
}
