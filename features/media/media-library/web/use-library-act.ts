/** Acts on the library: said in a note, taken back there, and followed by every list of it. */
import { type DoAct, useUndo } from '@guanlan/platform/web'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { libraryKey } from './api.ts'

export const askLibraryAgain = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(libraryKey) })

export function useLibraryAct(): DoAct {
  const client = useQueryClient()
  return useUndo(useCallback(() => askLibraryAgain(client), [client]))
}
