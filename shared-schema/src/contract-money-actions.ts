/**
 * What happens to the money of a contract, beside its moves. `funded`, `fundingFailed` and `chargeBack` are told by the
 * provider, `refund` is by the clock.
 */
export const CONTRACT_MONEY_ACTIONS = [
  'fund',
  'funded',
  'fundingFailed',
  'chargeBack',
  'giveBack',
  'refund',
] as const;
