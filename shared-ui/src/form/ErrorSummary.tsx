import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import type { MouseEvent, Ref } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldRegistry } from './field-registry';
import { useMessage } from './use-message';
import { CHECKS_MISSING } from './use-zod-form';

function focusField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** Whether a message already names its field: 'Phone number is required'. */
function names(text: string | undefined, label: string | undefined): boolean {
  return label !== undefined && (text ?? '').toLowerCase().includes(label.toLowerCase());
}

/** The errors after a submission, each linked to its field. Receives the focus. */
export function ErrorSummary({ registry, ref }: { registry: FieldRegistry; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('ui');
  const message = useMessage();
  const { errors, submitCount } = useFormState();
  const [, setReady] = useState(false);
  // A form that mounts with errors, as after a later step leads back, has registered its fields only now.
  useEffect(() => {
    setReady(true);
  }, []);
  const refusal = (errors.root?.server as FieldError | undefined)?.message;
  const general = CHECKS_MISSING in errors ? t('form.checksMissing') : refusal;
  const wrong = registry.names().flatMap((name) => {
    const error = get(errors, name) as FieldError | undefined;
    return error
      ? [{ name, text: message(error.message ?? (error.root as FieldError | undefined)?.message) }]
      : [];
  });
  if (submitCount === 0 || (wrong.length === 0 && !general)) return null;
  return (
    <Alert ref={ref} severity="error" tabIndex={-1} sx={{ alignItems: 'flex-start' }}>
      <AlertTitle sx={{ mb: wrong.length > 0 ? 0.5 : 0 }}>
        {general ?? t('form.summary', { count: wrong.length })}
      </AlertTitle>
      {wrong.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {wrong.map(({ name, text }) => (
            <li key={name}>
              <Link
                href={`#${registry.idOf(name)}`}
                color="inherit"
                onClick={(event) => focusField(event, registry.idOf(name))}
              >
                {names(text, registry.labelOf(name))
                  ? text
                  : t('labelled', { label: registry.labelOf(name) ?? name, text: text ?? '' })}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
