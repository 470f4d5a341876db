import { RefusalError, toast, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { bodyOf, type Draft, nameProblem } from '../../drafts/draft.ts'
import { monitorApi, monitorKeys } from '../../tree/monitor-queries.ts'
import type { EditedDraft } from './use-edited-draft.ts'

/** Saves what is written; what is wrong is said at its field, and the first such field is gone to. */
export function useSaveMonitor(
  edited: EditedDraft,
  {
    id,
    isBlocked,
    focusFirst,
    onDirty,
    onSaved,
  }: {
    /** Null for a new one. */
    id: number | null
    /** The rule has a mistake. */
    isBlocked: boolean
    focusFirst: () => void
    onDirty: (dirty: boolean) => void
    onSaved: (monitor: Monitor) => void
  },
) {
  const t = useWords(strings)
  const client = useQueryClient()
  const { draft, revision, isSaving, theirs, setSaving, setPressed, setRefusal, setFault, clear, adopt } = edited

  /** @param base the revision that is replaced: where both were compared, theirs */
  return async (from: Draft = draft, base = revision): Promise<void> => {
    if (isSaving || (theirs !== null && base === revision)) return
    setPressed(true)
    clear()
    const body = bodyOf(from)
    if (from === draft && (isBlocked || nameProblem(body.name))) return focusFirst()
    setSaving(true)
    try {
      const answer =
        id === null
          ? await monitorApi.create({ body })
          : await monitorApi.update({ params: { id }, body: { ...body, revision: base } })
      adopt(answer)
      onDirty(false)
      client.setQueryData<Monitor[]>(monitorKeys.list, list => [
        ...(list ?? []).filter(each => each.id !== answer.id),
        answer,
      ])
      await client.invalidateQueries({ queryKey: ['monitors'] })
      toast({
        text: t(answer.kind === 'folder' ? 'savedFolder' : 'savedItem', { name: answer.name, version: answer.version }),
      })
      onSaved(answer)
    } catch (error) {
      const isRefusal = error instanceof RefusalError
      // The newer one is fetched, and both are shown beside each other.
      if (isRefusal && error.key === 'platform.changedSince')
        await client.invalidateQueries({ queryKey: monitorKeys.list })
      else if (isRefusal && error.problems.length > 0) setRefusal(error)
      else setFault(error)
      focusFirst()
    } finally {
      setSaving(false)
    }
  }
}
