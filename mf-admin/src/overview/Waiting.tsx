import type { CasePage } from '@plumbline/shared-schema/cases';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** Open cases by kind, each the way to its queue. */
export function Waiting({ waiting }: Pick<CasePage, 'waiting'>) {
  const { t } = useTranslation('admin');
  return (
    <TitledSection title={t('overview.waiting')}>
      {waiting.length === 0 ? (
        <Typography color="text.secondary">{t('cases.none')}</Typography>
      ) : (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          {waiting.map(({ kind, count }) => (
            <ButtonLink key={kind} to={`/admin/cases?kind=${kind}`} variant="outlined">
              {t('overview.waitingOf', { kind: t(`kinds.${kind}`), count })}
            </ButtonLink>
          ))}
        </Stack>
      )}
    </TitledSection>
  );
}
