/** `sx` of what can be clicked on a card that a `Link isCoveringCard` covers. */
export const aboveCardLink = { position: 'relative', zIndex: 1 } as const;
