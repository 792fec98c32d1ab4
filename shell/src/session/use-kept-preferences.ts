import { useLazyGetPreferencesQuery, useUpdatePreferencesMutation } from '@plumbline/shared-api/preferences';
import { useSession } from '@plumbline/shared-api/session';
import type { UpdatePreferences } from '@plumbline/shared-schema/preferences';
import { chosenLanguage, useLanguage } from '@plumbline/shared-ui/i18n';
import { chosenColorMode, useColorMode } from '@plumbline/shared-ui/theme';
import { useEffect, useEffectEvent, useRef } from 'react';

type KeptPreferences = { person: string | undefined; choices: UpdatePreferences };

function choicesHere(): UpdatePreferences {
  const language = chosenLanguage();
  const theme = chosenColorMode();
  return { ...(language && { language }), ...(theme && { theme }) };
}

function news(choices: UpdatePreferences, kept: UpdatePreferences): UpdatePreferences {
  return {
    ...(choices.language !== kept.language && { language: choices.language }),
    ...(choices.theme !== kept.theme && { theme: choices.theme }),
  };
}

/**
 * Language and theme follow the person: the server stores what is chosen while signed in and restores it at the next
 * sign-in, unless this browser has a newer choice.
 */
export function useKeptPreferences(): void {
  const { user } = useSession();
  // Whoever acts for a company leaves its language and theme alone.
  const person = user?.team ? undefined : user?._id;
  const { language, setLanguage } = useLanguage();
  const { mode, setMode } = useColorMode();
  const [load] = useLazyGetPreferencesQuery();
  const [save] = useUpdatePreferencesMutation();
  // A session restored at start-up has its choices in the browser already.
  const kept = useRef<KeptPreferences>(null);

  const keep = useEffectEvent(() => {
    if (!kept.current) return;
    const changed = news({ ...kept.current.choices, ...choicesHere() }, kept.current.choices);
    if (Object.keys(changed).length === 0) return;
    kept.current.choices = { ...kept.current.choices, ...changed };
    void save(changed);
  });

  const arrive = useEffectEvent(async (newcomer: string) => {
    const { data } = await load();
    if (!data || kept.current?.person !== newcomer) return;
    kept.current.choices = {
      ...(data.language && { language: data.language }),
      ...(data.theme && { theme: data.theme }),
    };
    const here = choicesHere();
    if (data.language && !here.language) void setLanguage(data.language);
    if (data.theme && !here.theme) setMode(data.theme);
    keep();
  });

  useEffect(() => {
    const before = kept.current;
    const isSame = before !== null && before.person === person;
    if (!isSame) kept.current = { person, choices: before === null ? choicesHere() : {} };
    if (person === undefined) return;
    if (before === null || isSame) keep();
    else void arrive(person);
  }, [person, language, mode]);
}
