import { useTranslation } from 'react-i18next';
import type { EntryToSave } from '@plumbline/shared-api/profile-entries';
import { Refusal, type Outcome } from '@plumbline/shared-ui/action';
import { ENTRY_EDITORS } from './entry-editors';
import type { FormInput } from './entry-forms';
import type { EntryName } from './entry-kinds';

/** Saves and removes entries of one kind: each call with the texts for how it went. */
export function useEntryChanges<Name extends EntryName>(name: Name) {
  const { t } = useTranslation('schema');
  const { useSave, useRemove, failures } = ENTRY_EDITORS[name];
  const saveEntry = useSave();
  const removeEntry = useRemove();

  async function save(entry: EntryToSave<FormInput<Name>>) {
    const answer = await saveEntry(entry).unwrap();
    const missing = entry._id === undefined ? failures.notAdded : failures.notChanged;
    if (missing !== undefined && !answer.data) throw new Refusal(t(missing), answer);
    return answer;
  }
  return {
    save: (entry: EntryToSave<FormInput<Name>>): [Promise<{ message: string }>, Outcome] => [
      save(entry),
      {
        failed: t(entry._id === undefined ? failures.add : failures.change),
        offline: failures.notAnswered && t(failures.notAnswered),
      },
    ],
    /** One that is gone already counts as removed. */
    remove: (id: string): [Promise<{ message: string }>, Outcome & { isDone: IsDone }] => [
      removeEntry(id).unwrap(),
      {
        failed: t(failures.remove),
        isDone: ({ code }) => code === 'ENTRY_NOT_FOUND',
      },
    ],
  };
}

type IsDone = NonNullable<Outcome['isDone']>;
