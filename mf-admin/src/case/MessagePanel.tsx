import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { LookButton } from './LookButton';
import { useLook } from './use-look';

/** The reported message as it was; what was written around it with a reason. */
export function MessagePanel({ row }: { row: CaseDetails }) {
  const { t } = useTranslation('admin');
  const { seen, look } = useLook(row._id);

  return (
    <TitledSection title={t('case.message')}>
      {row.messageText !== null && (
        <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {row.messageText}
        </Typography>
      )}
      {seen === undefined && <LookButton label={t('look.messages')} onLook={look} />}
      {seen && (
        <CardList
          label={t('look.around')}
          isOrdered
          spacing={1.5}
          rows={seen.messages}
          itemProps={({ isReported }) => ({
            sx: { pl: 1.5, borderLeft: 3, borderColor: isReported ? 'error.main' : 'divider' },
          })}
        >
          {({ sender, text, createdAt, isReported }) => (
            <>
              <Typography variant="body2" color="text.secondary">
                {sender.fullName}
                {' · '}
                <RelativeTime at={createdAt} />
                {isReported && ` · ${t('look.reported')}`}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text || t('look.deleted')}
              </Typography>
            </>
          )}
        </CardList>
      )}
    </TitledSection>
  );
}
