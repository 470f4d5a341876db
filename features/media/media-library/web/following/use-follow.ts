/** Follows entries, or follows them no longer: said in a note, taken back there. */
import { exact, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { EntryRef } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, libraryKey } from '../api.ts'

export function useFollow(): (idList: readonly EntryRef[], follow: boolean) => Promise<unknown> {
  const t = useWords(strings)
  const client = useQueryClient()
  const askAgain = useCallback(
    () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(libraryKey) }),
    [client],
  )
  const act = useUndo(askAgain)
  return useCallback(
    (idList, follow) =>
      act(
        () => api.follow.act({ body: { idList: [...idList], follow } }),
        ({ changed }) => t(follow ? 'didFollow' : 'didUnfollow', { count: exact(changed) }),
      ),
    [act, t],
  )
}
