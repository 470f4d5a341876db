import { Button, EmptyState, movedTo, Row, SortableList, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Directory, DirectoryKind, Entry } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './clippings.module.css'
import { EntryForm } from './EntryForm.tsx'
import { EntryLine } from './EntryLine.tsx'
import { useClippingActs } from './use-clipping-acts.ts'

/** What lies in a directory, in the order in which it will be read. */
export function Entries({
  kind,
  directory,
  list,
  mayEdit,
}: {
  kind: DirectoryKind
  directory: Directory
  list: readonly Entry[]
  mayEdit: boolean
}) {
  const t = useWords(strings)
  const act = useClippingActs()
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  // The order that was made, until the server's is there.
  const [wished, setWished] = useState<readonly number[] | null>(null)
  const shown = wished ? inOrder(list, wished) : list
  const move = async (id: number, to: number) => {
    const now = shown.map(entry => entry.id)
    const ids = movedTo(now, now.indexOf(id), to)
    setWished(ids)
    await act(
      () =>
        api.sort.act({
          body: { sortType: kind, directoryId: directory.id, [kind === 'daily' ? 'dailySort' : 'reportSort']: ids },
        }),
      () => t('sorted'),
    )
    setWished(null)
  }
  const take = ({ id, title }: Entry) =>
    act(
      () => api.take.act({ body: { idList: [id] } }),
      () => t('takenOut', { title }),
    )
  const addWords = mayEdit && (
    <Button icon="plus" onClick={() => setEditing('new')}>
      {t('words')}
    </Button>
  )
  if (list.length === 0 && editing === null)
    return (
      <EmptyState title={t('empty')} actions={addWords}>
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <>
      <SortableList
        label={directory.name}
        items={shown}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        disabled={!mayEdit || list.length < 2}
        onMove={(id, to) => void move(Number(id), to)}
      >
        {(entry, handle, at) =>
          editing === entry.id ? (
            <EntryForm directoryId={directory.id} entry={entry} onClose={() => setEditing(null)} />
          ) : (
            <EntryLine
              entry={entry}
              handle={handle}
              isFirstOfSection={entry.section !== '' && entry.section !== (shown[at - 1]?.section ?? '')}
              onEdit={mayEdit ? () => setEditing(entry.id) : null}
              onTake={mayEdit ? () => void take(entry) : null}
            />
          )
        }
      </SortableList>
      {editing === 'new' ? (
        <EntryForm directoryId={directory.id} entry={null} onClose={() => setEditing(null)} />
      ) : (
        <Row as="p" gap={6} align="center" className={styles.line}>
          {addWords}
        </Row>
      )}
    </>
  )
}

function inOrder(list: readonly Entry[], ids: readonly number[]): Entry[] {
  const byId = new Map(list.map(entry => [entry.id, entry]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
