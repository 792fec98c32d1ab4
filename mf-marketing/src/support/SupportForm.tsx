import { useSession } from '@plumbline/shared-api/session';
import { useCreateSupportTicketMutation } from '@plumbline/shared-api/support';
import { useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Form, SubmitButton, TextAreaField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks for name and address only where nobody is signed in; afterwards shows the number of what was sent. */
export function SupportForm() {
  const { t } = useTranslation('marketing');
  const { user } = useSession();
  const [number, setNumber] = useState<number>();
  if (number === undefined) return <TicketForm key={user?._id ?? ''} onSent={setNumber} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="success">{t('support.sent', { number })}</Alert>
      <Button variant="outlined" onClick={() => setNumber(undefined)}>
        {t('support.another')}
      </Button>
    </Stack>
  );
}

function TicketForm({ onSent }: { onSent: (number: number) => void }) {
  const { t } = useTranslation('marketing');
  const { user } = useSession();
  const [createTicket] = useCreateSupportTicketMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/support')).createSupportTicketSchema,
    defaultValues: { fullName: user?.fullName ?? '', email: user?.email ?? '', message: '' },
  });
  return (
    <Form
      form={form}
      label={t('support.write')}
      onSubmit={async (ticket) => {
        const { data } = await attempt(createTicket(ticket).unwrap(), { failed: t('support.failed') });
        onSent(data.number);
      }}
    >
      {!user && (
        <>
          <TextField name="fullName" label={t('support.name')} autoComplete="name" />
          <TextField name="email" type="email" label={t('support.email')} autoComplete="email" />
        </>
      )}
      <TextAreaField name="message" label={t('support.message')} />
      <SubmitButton sx={{ alignSelf: 'flex-start' }}>{t('support.send')}</SubmitButton>
    </Form>
  );
}
