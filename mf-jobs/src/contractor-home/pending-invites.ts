export const PENDING_INVITES = { status: 'pending' } as const;
