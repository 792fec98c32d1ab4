/** What awaits the hirer, in its order. */
export const ACTION_KINDS = [
  { title: 'allContracts.offers', rows: 'acceptedOffers' },
  { title: 'allContracts.work', rows: 'submissions' },
  { title: 'allContracts.amendments', rows: 'amendments' },
  { title: 'allContracts.paused', rows: 'pausedContracts' },
  { title: 'allContracts.disputes', rows: 'disputes' },
] as const;
