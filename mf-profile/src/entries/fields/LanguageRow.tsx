import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { PROFICIENCIES } from '@plumbline/shared-schema/options';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Typography } from '@plumbline/shared-ui/text';
import type { RowProps } from '../entry-forms';
import { later } from '../later';

/** A language, whose level is changed at once. */
export function LanguageRow(props: RowProps<'languages'>) {
  const { entry } = props;
  const { t } = useTranslation('profile');
  const { option } = useLabels();
  const { level: shown, choose, sendNow } = useLevel(props);
  const name = option('language', entry.name);
  return (
    <>
      <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <TextInput
        select
        size="small"
        fullWidth={false}
        value={shown}
        onChange={({ target }) => {
          const proficiency = PROFICIENCIES.find((level) => level === target.value);
          if (proficiency) choose(proficiency);
        }}
        onBlur={sendNow}
        slotProps={{ htmlInput: { 'aria-label': t('languages.levelOf', { name }) } }}
      >
        {PROFICIENCIES.map((level) => (
          <option key={level} value={level}>
            {option('proficiency', level)}
          </option>
        ))}
      </TextInput>
    </>
  );
}

type Level = (typeof PROFICIENCIES)[number];

/**
 * What is chosen shows at once, and is sent when the choosing has paused: on a closed list each press of an arrow key
 * chooses another level.
 */
function useLevel({ entry: { name, proficiency }, onChange }: RowProps<'languages'>) {
  const [wanted, setWanted] = useState<Level>();
  const [sending] = useState(() => later(SEARCH_DEBOUNCE_MS));
  // The list has caught up; from here on it may change elsewhere.
  if (wanted !== undefined && wanted === proficiency) setWanted(undefined);
  // Also when the dialog is closed with the list still in focus.
  useEffect(() => sending.flush, [sending]);

  async function send(level: Level) {
    const answer = await onChange({ name, proficiency: level });
    if (answer === undefined) setWanted((now) => (now === level ? undefined : now));
  }

  return {
    level: wanted ?? proficiency,
    choose(level: Level) {
      setWanted(level);
      sending.call(() => void send(level));
    },
    sendNow: sending.flush,
  };
}
