/** Where the drawer begins: with a new note at a moment or a stretch; null: with the list. */
export type NoteStart = { from: string; until: string | null } | null
