/** Follows entries, or follows them no longer. */
import { exact, useWords } from '@guanlan/platform/web'
import type { EntryRef } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import type { ChosenTarget } from '../target.ts'
import { useLibraryAct } from '../use-library-act.ts'

export function useFollow(): (target: readonly EntryRef[] | ChosenTarget, follow: boolean) => Promise<unknown> {
  const t = useWords(strings)
  const act = useLibraryAct()
  return (target, follow) =>
    act(
      () => api.follow.act({ body: { ...('length' in target ? { idList: [...target] } : target), follow } }),
      ({ changed }) => t(follow ? 'didFollow' : 'didUnfollow', { count: exact(changed) }),
    )
}
