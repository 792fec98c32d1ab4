import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGetAvailabilityQuery } from '@plumbline/shared-api/availability';
import { useHireAgainMutation } from '@plumbline/shared-api/offers';
import { calendarDay, localDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { DEFAULT_EXPIRY_DAYS, OFFER_DESCRIPTION_MAX } from '@plumbline/shared-schema/limits';
import { DELIVERY_DAYS } from '@plumbline/shared-schema/options';
import { useTry } from '@plumbline/shared-ui/action';
import { toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { OfferFormDialog } from '../offer-form/OfferFormDialog';
import { useOfferFailures } from '../offer-form/use-offer-failures';
import { useMayHireAgain } from './use-may-hire-again';

const DAY_MS = 86_400_000;

type HireAgainDialogProps = { contract: Contract; onClose: () => void };

/** The terms of the contract, as another offer to its professional; then the applicants of the new job. */
export function HireAgainDialog({ contract, onClose }: HireAgainDialogProps) {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const [hireAgain] = useHireAgainMutation();
  const attempt = useTry();
  const failures = useOfferFailures();
  const next = useRef<string>(undefined);
  const away = useAbsence(contract.professional);
  const { _id: id, job, professional, terms, paymentDetails } = contract;
  if (!useMayHireAgain(contract)) return null;

  return (
    <OfferFormDialog
      title={t('again.hire')}
      text={[t('again.text'), away].filter(Boolean).join(' ')}
      professional={professional}
      jobId={job._id}
      initial={{
        description: terms.slice(0, OFFER_DESCRIPTION_MAX),
        budget: paymentDetails.amount,
        deliveryTime: deliveryOf(contract),
        expiresIn: DEFAULT_EXPIRY_DAYS,
      }}
      draft={`again:${id}`}
      onSend={async (offered) => {
        const { data } = await attempt(hireAgain({ id, ...offered }).unwrap(), failures);
        next.current = `/jobs/${data.jobId._id}/applicants`;
      }}
      onClose={() => {
        if (next.current === undefined) onClose();
        else void navigate(next.current, { replace: true });
      }}
    />
  );
}

/** Says where the professional takes no work yet. */
function useAbsence({ _id: id, fullName }: Contract['professional']): string | undefined {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { data } = useGetAvailabilityQuery(id);
  const from = data?.availableFrom;
  if (!from || from <= localDay()) return undefined;
  return t('again.away', { name: toPersonName(fullName), date: date(calendarDay(from)) });
}

/** The shortest choice that is no shorter than the contract was planned to be. */
function deliveryOf({ startDate, endDate }: Pick<Contract, 'startDate' | 'endDate'>): number {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS);
  return DELIVERY_DAYS.find((choice) => choice >= days) ?? Math.max(...DELIVERY_DAYS);
}
