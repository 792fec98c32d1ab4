import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

type ViewOptions<Tab extends string> = { tabs: readonly Tab[]; first: Tab };

/**
 * Tab, search text and page as the address has them. A tab is an entry of the history; typing is not, and another tab
 * or text begins on the first page.
 */
export function useContractView<Tab extends string>({ tabs, first }: ViewOptions<Tab>) {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const q = params.get('q') ?? '';
  const [text, setText] = useState(q);
  const page = Number(params.get('page'));

  useEffect(() => {
    if (navigation !== 'REPLACE') setText(q);
  }, [q, navigation]);

  function change(name: 'tab' | 'q' | 'page', value: string, replace = false) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace },
    );
  }

  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? first,
    text,
    q: q.trim(),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    openTab(tab: Tab) {
      change('tab', tab === first ? '' : tab);
    },
    search(next: string) {
      setText(next);
      change('q', next, true);
    },
    turnTo(next: number) {
      change('page', next === 1 ? '' : String(next));
    },
  };
}
export type ContractView<Tab extends string> = ReturnType<typeof useContractView<Tab>>;
