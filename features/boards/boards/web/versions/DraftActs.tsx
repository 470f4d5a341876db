import { Button, useFormat, useUndo, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Layout } from '../../contract.ts'
import { layoutStrings } from '../../strings/layouts.ts'
import type { LayoutApi } from './api.ts'

/** While something is arranged: keeps it as a draft, goes on with the one that is there, gives it up. */
export function DraftActs({
  api,
  queryKey,
  id,
  layout,
  isChanged,
  onOpen,
  onSaved,
}: {
  api: Pick<LayoutApi, 'getDraft' | 'saveDraft' | 'dropDraft'>
  queryKey: string
  id: number
  /** As it is arranged now. */
  layout: Layout
  isChanged: boolean
  /** Goes on with a draft. */
  onOpen: (layout: Layout) => void
  /** The draft has what is arranged. */
  onSaved: () => void
}) {
  const t = useWords(layoutStrings)
  const format = useFormat()
  const client = useQueryClient()
  const key = [queryKey, 'draft', id]
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => api.getDraft({ params: { id } }, { signal }) })
  const act = useUndo(() => client.invalidateQueries({ queryKey: key }))
  // Which draft is being gone on with: until somebody says so, another one is not written over.
  const [opened, setOpened] = useState(0)
  const draft = data?.draft ?? null
  const isOther = draft !== null && draft.version !== opened
  const keep = async () => {
    const saved = await act(
      () => api.saveDraft.act({ params: { id }, body: { version: opened, layout } }),
      () => t('draftSaved'),
    )
    if (!saved) return
    setOpened(saved.version)
    onSaved()
  }
  return (
    <>
      {isOther && (
        <>
          <span role="status">
            {t('draftThere', { by: draft.by ?? '—', at: format.moment(draft.at).slice(5, 16) })}
          </span>
          <Button
            onClick={() => {
              setOpened(draft.version)
              onOpen(draft.layout)
            }}
          >
            {t('openDraft')}
          </Button>
        </>
      )}
      {draft && (
        <Button
          onClick={() =>
            void act(
              () => api.dropDraft.act({ params: { id } }),
              () => t('draftDropped'),
            ).then(() => setOpened(0))
          }
        >
          {t('dropDraft')}
        </Button>
      )}
      {isChanged && !isOther && <Button onClick={() => void keep()}>{t('keepDraft')}</Button>}
    </>
  )
}
