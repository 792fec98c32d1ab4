import { useTranslation } from 'react-i18next';

/** What is told where an offer was not sent, or nobody knows whether it was. */
export function useOfferFailures() {
  const { t } = useTranslation('contracts');
  return {
    failed: t('schema:failures.sendOffer'),
    unread: t('schema:failures.sendOfferRetry'),
    offline: t('schema:failures.networkError'),
  };
}
