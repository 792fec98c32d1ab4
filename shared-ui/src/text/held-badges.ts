/** What says more stands first. */
const STRONGEST_FIRST = ['licence', 'insurance', 'identity', 'verified'] as const;

/** What is verified of somebody, in the order in which every page tells it. Its names: `ui:badge.<badge>`. */
export const heldBadges = (badges: readonly string[]) =>
  STRONGEST_FIRST.filter((badge) => badges.includes(badge));
