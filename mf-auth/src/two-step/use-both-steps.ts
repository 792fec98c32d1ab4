import { useAskPasskeyMutation, useListPasskeysQuery } from '@plumbline/shared-api/passkeys';
import { useGetTwoStepQuery } from '@plumbline/shared-api/two-step';
import type { BothSteps } from '@plumbline/shared-schema/both-steps';
import type { PasskeyUse } from '@plumbline/shared-schema/passkeys';
import { Refusal, useAction } from '@plumbline/shared-ui/action';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys } from '../webauthn/support';

/** Where a refusal of one of the steps is said. */
export const FIELD_OF_STEP = {
  PASSWORD_INCORRECT: 'password',
  TWO_STEP_REQUIRED: 'code',
  CODE_INVALID: 'code',
};

export type AskedSteps = ReturnType<typeof useBothSteps>;

/** The second step beside the password, where two-step sign-in is on: a code, or a passkey in its place. */
export function useBothSteps() {
  const { t } = useTranslation('auth');
  const { data: twoStep } = useGetTwoStepQuery();
  const { data: passkeys = [] } = useListPasskeysQuery();
  const [isRequired, setRequired] = useState(false);
  const [passkey, setPasskey] = useState<PasskeyUse>();
  const [askPasskey] = useAskPasskeyMutation();
  const run = useAction();

  async function sign() {
    const [options, { signWithPasskey }] = await Promise.all([
      askPasskey().unwrap(),
      import('../webauthn/webauthn'),
    ]);
    return signWithPasskey(options, false);
  }

  return {
    isAsked: isRequired || (twoStep?.isOn ?? false),
    hasPasskey: hasPasskeys() && passkeys.length > 0,
    isSigned: passkey !== undefined,
    sign: async () => setPasskey(await run(sign(), { failed: t('passkeys.failed') })),

    /** A passkey signs for one call: after a refusal it is asked anew. */
    send: async <Given extends BothSteps, Answer>(given: Given, call: (given: Given) => Promise<Answer>) => {
      try {
        return await call({ ...given, code: given.code || undefined, passkey });
      } catch (error) {
        setPasskey(undefined);
        // It was turned on elsewhere in the meantime.
        if (error instanceof Refusal && error.code === 'TWO_STEP_REQUIRED') setRequired(true);
        throw error;
      }
    },
  };
}
