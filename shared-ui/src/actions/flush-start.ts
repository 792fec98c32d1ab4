/**
 * A text button that begins a column: its word stands at the column's edge, whatever the button's size. Doubled,
 * because a `Stack` sets the margins of its children.
 */
export const flushStart = { '&&': { ml: 'calc(-1 * var(--plumbline-button-inset))' } } as const;
