/** Who may call what. */
export const views = { access: 'member', permission: 'events.view' } as const
export const edits = { access: 'member', permission: 'events.edit', undo: true } as const
