/** The door of the library on screen. */
export { articlesAddress, entryAddress } from './addresses.ts'
export { LibraryEntryInput, LibraryMediaInput } from './EntryInput.tsx'
