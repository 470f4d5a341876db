import type { LibraryPath } from '../contract.ts'

/** A place of the tree, with its titles from the first level on. */
export interface Chosen {
  path: Omit<LibraryPath, 'titleLike'>
  titles: readonly string[]
}

export const pathKey = (path: Chosen['path']): string => JSON.stringify(path)
