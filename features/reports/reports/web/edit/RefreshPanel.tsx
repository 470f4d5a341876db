import { Button, Column, ErrorOf, toast, useWords } from '@guanlan/platform/web'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Block } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import { editing } from '../api.ts'
import { Differences } from './Differences.tsx'
import { differencesOf } from './difference.ts'
import type { Editing, EditingState } from './editing.ts'

/** What the report would be with the data of now, block by block, and taking some of it over. */
export function RefreshPanel({ editor, state }: { editor: Editing; state: EditingState }) {
  const t = useWords(strings)
  const { id } = state.report
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: () => editing.refresh({ body: { reportId: id } }),
    onSuccess: () => setChosen(null),
  })
  // Null: what is ticked to begin with.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const { document } = state.written
  const found = useMemo(() => {
    if (!data) return []
    const made = new Map(data.blocks.map(block => [block.id, block]))
    const joined = document.blocks.map(block => made.get(block.id) ?? block)
    return differencesOf(document, { ...document, blocks: joined })
  }, [data, document])
  const ticked = chosen ?? new Set(found.filter(({ byHand }) => !byHand).map(each => each.id))
  const tick = (each: string, isOn: boolean) => {
    const next = new Set(ticked)
    if (isOn) next.add(each)
    else next.delete(each)
    setChosen(next)
  }
  const take = () => {
    if (!data) return
    const made = new Map(
      found.flatMap(({ id: each, after }): [string, Block][] => (after && ticked.has(each) ? [[each, after]] : [])),
    )
    const { period, madeAt } = data
    const blocks = document.blocks.map(block => made.get(block.id) ?? block)
    editor.change({ ...state.written, document: { ...document, period, madeAt, blocks } }, 'refresh')
    void editor.save()
    toast({ text: t('taken'), onUndo: editor.undo, isDraft: true })
    reset()
  }
  return (
    <Column gap={12}>
      <p className="dim">{t('upToDateText')}</p>
      <Button disabled={isPending} onClick={() => mutate()}>
        {t(isPending ? 'looking' : 'look')}
      </Button>
      {error && <ErrorOf error={error} onRetry={() => mutate()} />}
      {data && found.length === 0 && <p role="status">{t('allUpToDate')}</p>}
      {data && found.length > 0 && (
        <>
          <Differences of={found} ticked={ticked} onTick={tick} />
          <Button kind="primary" disabled={ticked.size === 0} onClick={take}>
            {t('takeOver', { count: ticked.size })}
          </Button>
        </>
      )}
    </Column>
  )
}
