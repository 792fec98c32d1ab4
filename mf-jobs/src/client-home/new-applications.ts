/** Applications that nobody has looked at are the unread ones among the notifications. */
export const NEW_APPLICATIONS = { group: 'jobs', unread: '1', page: 1, limit: 50 } as const;
