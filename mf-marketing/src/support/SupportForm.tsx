import { useSession } from '@plumbline/shared-api/session';
import { useCreateSupportTicketMutation } from '@plumbline/shared-api/support';
import { SUPPORT_MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { useKeptFocus, useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import {
  forgetFormDraft,
  Form,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormDraft,
  useZodForm,
} from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks for name and address only where nobody is signed in; afterwards shows the number of what was sent. */
export function SupportForm() {
  const { t } = useTranslation('marketing');
  const { user } = useSession();
  const [number, setNumber] = useState<number>();
  const [isAgain, setAgain] = useState(false);
  // The form is gone, with the button that sent it.
  const another = useKeptFocus(number === undefined);
  if (number === undefined)
    return <TicketForm key={user?._id ?? ''} isFocused={isAgain} onSent={setNumber} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="success">{t('support.sent', { number })}</Alert>
      <Button
        ref={another}
        variant="outlined"
        onClick={() => {
          setNumber(undefined);
          setAgain(true);
        }}
      >
        {t('support.another')}
      </Button>
    </Stack>
  );
}

type TicketFormProps = { isFocused: boolean; onSent: (number: number) => void };

function TicketForm({ isFocused, onSent }: TicketFormProps) {
  const { t } = useTranslation('marketing');
  const { user } = useSession();
  const [createTicket] = useCreateSupportTicketMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/support')).createSupportTicketSchema,
    defaultValues: { fullName: user?.fullName ?? '', email: user?.email ?? '', message: '' },
  });
  // Nobody else at this computer is to find it when the session has ended.
  const draft = `support:${user?._id ?? ''}`;
  useFormDraft(form, { key: draft, leaveOut: ['fullName', 'email'] });
  return (
    <Form
      form={form}
      label={t('support.write')}
      onSubmit={async (ticket) => {
        const { data } = await attempt(createTicket(ticket).unwrap(), { failed: t('support.failed') });
        // This form is gone with what follows, before it could do so itself.
        forgetFormDraft(draft);
        onSent(data.number);
      }}
    >
      {!user && (
        <>
          <TextField name="fullName" label={t('support.name')} autoComplete="name" />
          <TextField name="email" type="email" label={t('support.email')} autoComplete="email" />
        </>
      )}
      <TextAreaField
        name="message"
        label={t('support.message')}
        maxLength={SUPPORT_MESSAGE_MAX}
        autoComplete="off"
        autoFocus={isFocused}
      />
      <SubmitButton sx={{ alignSelf: 'flex-start' }}>{t('support.send')}</SubmitButton>
    </Form>
  );
}
