import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Facts, type Fact } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';

export type PersonFactsProps = {
  person: Pick<PublicUser, 'createdAt'> & { location: { city: string | null } };
  /** Facts that only some have, or may see. */
  facts?: readonly Fact[] | undefined;
};

/** Since when somebody is here, where, and what else is told of them. */
export function PersonFacts({ person, facts = [] }: PersonFactsProps) {
  const { t } = useTranslation('profile');
  const { monthYear } = useFormat();
  return (
    <Facts
      columns="side"
      size="small"
      entries={[
        {
          term: t('person.memberSince'),
          text: <time dateTime={person.createdAt}>{monthYear(calendarDay(person.createdAt))}</time>,
        },
        { term: t('person.city'), text: person.location.city },
        ...facts,
      ]}
    />
  );
}
