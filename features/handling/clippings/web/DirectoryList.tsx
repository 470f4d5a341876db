import { IconButton, movedTo, Row, SortableList, TextField, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type Directory, type DirectoryKind, nameLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './clippings.module.css'
import { useClippingActs } from './use-clipping-acts.ts'

export function DirectoryList({
  kind,
  list,
  open,
  mayEdit,
  onOpen,
  onAdd,
  onRemove,
}: {
  kind: DirectoryKind
  list: readonly Directory[]
  open: number | null
  mayEdit: boolean
  onOpen: (id: number) => void
  onAdd: (name: string) => Promise<void>
  onRemove: (directory: Directory) => Promise<void>
}) {
  const t = useWords(strings)
  const format = useFormat()
  const act = useClippingActs()
  const [name, setName] = useState('')
  const ids = list.map(directory => directory.id)
  const sort = (order: number[]) =>
    act(
      () => api.sort.act({ body: { sortType: kind, [kind === 'daily' ? 'dailySort' : 'reportSort']: order } }),
      () => t('sorted'),
    )
  return (
    <nav className={styles.directories} aria-label={t('directories')}>
      <SortableList
        label={t('directories')}
        items={list}
        idOf={({ id }) => id}
        nameOf={directory => directory.name}
        disabled={!mayEdit || list.length < 2}
        onMove={(id, to) => void sort(movedTo(ids, ids.indexOf(Number(id)), to))}
      >
        {(directory, handle) => (
          <div className={styles.directory} data-open={directory.id === open || undefined}>
            {handle}
            <button
              type="button"
              className={styles.plain}
              aria-current={directory.id === open}
              onClick={() => onOpen(directory.id)}
            >
              <span className="cut">{directory.name}</span>
              <span className="dim">{format.exact(directory.entries)}</span>
            </button>
            {mayEdit && (
              <IconButton
                size="small"
                icon="trash"
                label={t('removeNamed', { name: directory.name })}
                onClick={() => void onRemove(directory)}
              />
            )}
          </div>
        )}
      </SortableList>
      {mayEdit && (
        <Row
          as="form"
          gap={6}
          align="center"
          className={styles.line}
          onSubmit={event => {
            event.preventDefault()
            if (name.trim()) void onAdd(name.trim()).then(() => setName(''))
          }}
        >
          <TextField
            label={t('newDirectory')}
            labelHidden
            placeholder={t('newDirectory')}
            maxLength={nameLength}
            value={name}
            onChange={event => setName(event.target.value)}
          />
          <IconButton icon="plus" label={t('addDirectory')} type="submit" disabled={!name.trim()} />
        </Row>
      )}
    </nav>
  )
}
