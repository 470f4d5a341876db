/** Follows entries, or follows them no longer. */
import { exact, useWords } from '@guanlan/platform/web'
import type { EntryRef } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { useLibraryAct } from '../use-library-act.ts'

export function useFollow(): (idList: readonly EntryRef[], follow: boolean) => Promise<unknown> {
  const t = useWords(strings)
  const act = useLibraryAct()
  return (idList, follow) =>
    act(
      () => api.follow.act({ body: { idList: [...idList], follow } }),
      ({ changed }) => t(follow ? 'didFollow' : 'didUnfollow', { count: exact(changed) }),
    )
}
