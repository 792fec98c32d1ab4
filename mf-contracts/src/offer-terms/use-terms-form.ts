import type { OfferTermsForm } from '@plumbline/shared-schema/offers';
import { useZodForm } from '@plumbline/shared-ui/Form';

export function useTermsForm(initial: OfferTermsForm) {
  return useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/offers')).offerTermsSchema,
    defaultValues: initial,
  });
}
