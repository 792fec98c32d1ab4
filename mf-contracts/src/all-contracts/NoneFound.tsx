import type { ReactNode } from 'react';
import { NoMatch } from '../contract-list/NoMatch';
import type { AllContractsView } from './all-contracts-view';

type NoneFoundProps = {
  view: AllContractsView;
  /** What was searched for; '' without a search. */
  q: string;
  /** For a tab that is empty without a search. */
  children: ReactNode;
};

/** An empty tab: nothing there, or nothing that fits the search. */
export function NoneFound({ view, q, children }: NoneFoundProps) {
  if (q === '') return children;
  return (
    <NoMatch
      q={q}
      onClear={() => {
        view.search('');
      }}
    />
  );
}
