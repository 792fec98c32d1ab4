import { useDownloadYearMutation } from '@plumbline/shared-api/money-documents';
import { useSession } from '@plumbline/shared-api/session';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { saveFile, useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { TextInput } from '@plumbline/shared-ui/fields';
import { Stack } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { yearsSince } from './wallet-period';

/** A calendar year of one's own money as a paper and as a list. */
export function YearlyStatement() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const years = yearsSince(user?.createdAt);
  const [year, setYear] = useState(years[0] ?? '');
  const [download, { isLoading }] = useDownloadYearMutation();
  const run = useAction();

  async function save(format: 'pdf' | 'csv') {
    const asked = { year, timeZone: ownTimeZone() };
    const file = await run(download({ format, ...asked }).unwrap(), { failed: t('wallet.notDownloaded') });
    if (file) saveFile(file);
  }

  return (
    <TitledSection title={t('wallet.year.title')} text={t('wallet.year.text')}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextInput
          select
          size="small"
          label={t('wallet.year.year')}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        >
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </TextInput>
        <Button variant="outlined" disabled={isLoading} onClick={() => void save('pdf')}>
          {t('wallet.year.pdf')}
        </Button>
        <Button variant="outlined" disabled={isLoading} onClick={() => void save('csv')}>
          {t('wallet.year.csv')}
        </Button>
      </Stack>
    </TitledSection>
  );
}
