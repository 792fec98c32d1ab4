import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { LookButton } from './LookButton';
import { useLook } from './use-look';

/** The card is shown for five minutes, with a reason. */
export function NationalIdPanel({ row }: { row: CaseDetails }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const { seen, look, hide } = useLook(row._id);
  const { nationalId } = row;
  if (nationalId === null) {
    return <TitledSection title={t('kinds.nationalId')} text={t('look.gone')} />;
  }

  return (
    <TitledSection title={t('kinds.nationalId')} text={t('look.sent', { day: date(nationalId.sentAt) })}>
      {seen?.url ? (
        <>
          {nationalId.mimeType.startsWith('image/') ? (
            <Box
              component="img"
              src={seen.url}
              alt={t('look.picture', { person: row.title })}
              sx={{ maxWidth: '100%', maxHeight: 480, objectFit: 'contain', alignSelf: 'flex-start' }}
            />
          ) : (
            <ExternalLink href={seen.url}>{t('look.file')}</ExternalLink>
          )}
          <Typography variant="body2" color="text.secondary">
            {t('look.short')}
          </Typography>
          <Button sx={{ alignSelf: 'flex-start' }} onClick={hide}>
            {t('look.hide')}
          </Button>
        </>
      ) : (
        <LookButton label={t('look.id')} onLook={look} />
      )}
    </TitledSection>
  );
}
