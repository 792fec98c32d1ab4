import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

export const PROPOSAL_TABS = ['received', 'sent'] as const;
export type ProposalTab = (typeof PROPOSAL_TABS)[number];

/**
 * What the address says about the page (`tab`, `q`), with the text following the keyboard at once. Typing replaces the
 * address, so it leaves no history; an address reached in another way (Back, a link) sets the text.
 */
export function useProposalsView() {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const q = params.get('q') ?? '';
  const [text, setText] = useState(q);

  useEffect(() => {
    if (navigation !== 'REPLACE') setText(q);
  }, [q, navigation]);

  function change(name: 'tab' | 'q', value: string, isTyping: boolean) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: isTyping, preventScrollReset: true },
    );
  }

  return {
    tab: PROPOSAL_TABS.find((tab) => tab === params.get('tab')) ?? 'received',
    text,
    q: q.trim(),
    show(tab: ProposalTab) {
      change('tab', tab === 'received' ? '' : tab, false);
    },
    search(next: string) {
      setText(next);
      change('q', next, true);
    },
  };
}
