/** The door of journalists on screen: their panel for other screens, and the picker of entries. */
export { EntriesInput, EntryInput } from './EntryInput.tsx'
export { default as JournalistsPanel } from './JournalistsPanel.tsx'
