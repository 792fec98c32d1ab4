import { useAgreeToTextsMutation } from '@plumbline/shared-api/agreements';
import type { TextVersions } from '@plumbline/shared-schema/agreements';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { ExternalLink } from '@plumbline/shared-ui/text';
import { useFormat } from '@plumbline/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice';

type AgreementNoticeProps = {
  /** Those that hold. */
  texts: TextVersions;
  open: readonly (keyof TextVersions)[];
  /** Whether an earlier version was agreed to. */
  isRenewal: boolean;
};

/** Shown until the person agrees to the terms and the privacy policy that hold. */
export function AgreementNotice({ texts, open, isRenewal }: AgreementNoticeProps) {
  const { t } = useTranslation('shell');
  const { date } = useFormat();
  const [agree, { isLoading }] = useAgreeToTextsMutation();
  const run = useAction();
  const newest =
    open
      .map((name) => texts[name])
      .toSorted()
      .at(-1) ?? texts.terms;

  return (
    <Notice
      label={t('agreement.title')}
      text={isRenewal ? t('agreement.renewed', { date: date(calendarDay(newest)) }) : t('agreement.first')}
    >
      {open.map((name) => (
        // In a tab of their own: what is being done on this page stays.
        <ExternalLink key={name} href={`/${name}`}>
          {t(`agreement.${name}`)}
        </ExternalLink>
      ))}
      <Button
        size="small"
        loading={isLoading}
        sx={{ mx: -1, minHeight: { xs: 44, md: 0 } }}
        onClick={() => void run(agree(texts).unwrap(), { failed: t('agreement.failed') })}
      >
        {t('agreement.agree')}
      </Button>
    </Notice>
  );
}
