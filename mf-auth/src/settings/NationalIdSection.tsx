import { useGetNationalIdQuery, useSendNationalIdMutation } from '@plumbline/shared-api/national-id';
import type { NationalId } from '@plumbline/shared-schema/national-id';
import { useKeptFocus, useTry, type Refusal } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Chip } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NationalIdField } from '../national-id/NationalIdField';

const COLORS = { none: 'default', waiting: 'info', verified: 'success', refused: 'warning' } as const;

/** Sends a national ID, or another one in its place. */
export function NationalIdSection() {
  const query = useGetNationalIdQuery();
  const { t } = useTranslation('auth');
  return (
    <QueryBoundary query={query} errorMessage={t('settings.nationalId.loadFailed')}>
      {(nationalId) => <LoadedSection nationalId={nationalId} />}
    </QueryBoundary>
  );
}

function LoadedSection({ nationalId: { sentAt, state, refusal } }: { nationalId: NationalId }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { file, error, isSending, choose, send } = useSendFile();
  // The button goes with the file that it sends.
  const title = useKeptFocus<HTMLHeadingElement>(file !== null);
  const isSent = sentAt !== null;

  return (
    <TitledSection
      title={t('settings.nationalId.title')}
      titleRef={title}
      text={isSent ? t('settings.nationalId.sentAt', { date: date(sentAt) }) : t('settings.nationalId.text')}
      status={
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[state]}
          label={t(`settings.nationalId.states.${state}`)}
        />
      }
    >
      {refusal !== null && (
        <Alert severity="warning">{t('settings.nationalId.refusal', { reason: refusal })}</Alert>
      )}
      <NationalIdField
        label={t(isSent ? 'settings.nationalId.replace' : 'settings.nationalId.choose')}
        value={file}
        error={error}
        onChange={choose}
      />
      {file && (
        <Button
          variant="contained"
          loading={isSending}
          sx={{ alignSelf: { sm: 'flex-start' } }}
          onClick={() => void send(file)}
        >
          {t('settings.nationalId.send')}
        </Button>
      )}
    </TitledSection>
  );
}

function useSendFile() {
  const { t } = useTranslation('auth');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [sendNationalId, { isLoading }] = useSendNationalIdMutation();
  const attempt = useTry({ isToasted: true });

  return {
    file,
    error,
    isSending: isLoading,
    choose(next: File | null) {
      setError(undefined);
      setFile(next);
    },
    async send(chosen: File) {
      try {
        await attempt(sendNationalId(chosen).unwrap(), { failed: t('settings.nationalId.sendFailed') });
        setFile(null);
      } catch (refusal) {
        // The file stays chosen: the next try may do.
        setError((refusal as Refusal).message);
      }
    },
  };
}
