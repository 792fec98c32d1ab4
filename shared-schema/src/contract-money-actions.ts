/** What happens to the money of a contract, beside its moves: `refund` is by the clock alone. */
export const CONTRACT_MONEY_ACTIONS = ['giveBack', 'refund'] as const;
