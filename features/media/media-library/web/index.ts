/** The door of the library on screen. */
export { EntryActs } from './acts/EntryActs.tsx'
export { articlesAddress, entryAddress } from './addresses.ts'
export { LibraryEntriesInput, LibraryMediaInput } from './LibraryMediaInput.tsx'
export { Filters as EntryFilters } from './list/Filters.tsx'
