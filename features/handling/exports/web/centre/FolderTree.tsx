import {
  Icon,
  IconButton,
  linesOf,
  Menu,
  moveBy,
  TreeRow,
  useFormat,
  useMay,
  useTreeDrag,
  useTreeSteering,
  useWords,
} from '@guanlan/platform/web'
import { type DragEvent, useState } from 'react'
import type { Folder, FolderType } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { useFolders } from '../api.ts'
import styles from '../exports.module.css'
import { NameField } from './NameField.tsx'
import { useFolderActs } from './use-folder-acts.ts'

/** What a dragged record says of itself. */
export const recordType = 'application/x-guanlan-download'

/** Folders beside the files: chosen, arranged, named; a file dropped on one is put into it. */
export function FolderTree({
  folderType,
  chosen,
  onChoose,
  onDrop,
}: {
  folderType: FolderType
  /** Null: all; 0: what is in none. */
  chosen: number | null
  onChoose: (folder: number | null) => void
  onDrop: (record: number, folder: number | null) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const mayEdit = useMay()('exports.edit')
  const { list: folders = [], unsorted = 0 } = useFolders(folderType).data ?? {}
  const acts = useFolderActs(folderType, folders)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [renamed, setRenamed] = useState<number | null>(null)
  /** The father of a folder that is being named; null: none is. */
  const [addedTo, setAddedTo] = useState<number | null>(null)
  const twist = (id: number, open: boolean) =>
    setFolded(now => new Set(open ? [...now].filter(each => each !== id) : [...now, id]))
  const move = (to: Parameters<typeof acts.move>[0]) => void acts.move(to)
  const { list, steer } = useTreeSteering<Folder>({ onTwist: twist })
  const dragOf = useTreeDrag({ nodes: folders, onMove: move })
  const lines = linesOf(folders, { folded })
  const remove = async (folder: Folder) => {
    if ((await acts.remove(folder)) && chosen === folder.id) onChoose(null)
  }
  const dropOn = (folder: number | null) => ({
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(recordType)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const id = Number(event.dataTransfer.getData(recordType))
      if (!id) return
      event.preventDefault()
      onDrop(id, folder)
    },
  })
  const place = (folder: number | null, name: string, count?: number) => (
    <li>
      <button
        type="button"
        className={styles.place}
        aria-current={chosen === folder ? 'true' : undefined}
        onClick={() => onChoose(folder)}
        {...(folder === 0 && mayEdit && dropOn(null))}
      >
        <span className="cut grow">{name}</span>
        {count !== undefined && <span className={styles.number}>{format.exact(count)}</span>}
      </button>
    </li>
  )
  const menuOf = (folder: Folder) => {
    const [up, down] = [moveBy(folders, folder, -1), moveBy(folders, folder, 1)]
    return [
      { key: 'rename', icon: 'edit' as const, label: t('rename'), run: () => setRenamed(folder.id) },
      { key: 'add', icon: 'plus' as const, label: t('addBelow'), run: () => setAddedTo(folder.id) },
      ...(up ? [{ key: 'up', icon: 'up' as const, label: t('moveUp'), run: () => move(up) }] : []),
      ...(down ? [{ key: 'down', icon: 'down' as const, label: t('moveDown'), run: () => move(down) }] : []),
      { key: 'remove', icon: 'trash' as const, label: t('removeThisFolder'), run: () => void remove(folder) },
    ]
  }
  return (
    <nav className={styles.tree} aria-label={t('folders')}>
      <header>
        <h2>{t('folders')}</h2>
        {mayEdit && <IconButton size="small" icon="plus" label={t('newFolder')} onClick={() => setAddedTo(0)} />}
      </header>
      <ul>
        {place(null, t('allFiles'))}
        {place(0, t('unsorted'), unsorted)}
      </ul>
      <ul ref={list}>
        {lines.map((line, index) => {
          const folder = line.node
          const isRenamed = folder.id === renamed
          const drag = mayEdit && !isRenamed ? dragOf(folder) : undefined
          const drop = dropOn(folder.id)
          return (
            <TreeRow
              key={folder.id}
              line={line}
              name={folder.name}
              isChosen={folder.id === chosen}
              isEntry={folder.id === chosen || (!lines.some(each => each.node.id === chosen) && index === 0)}
              drag={
                drag && {
                  ...drag,
                  onDragOver: event =>
                    event.dataTransfer.types.includes(recordType) ? drop.onDragOver(event) : drag.onDragOver(event),
                  onDrop: event =>
                    event.dataTransfer.types.includes(recordType) ? drop.onDrop(event) : drag.onDrop(event),
                }
              }
              onTwist={twist}
              onChoose={isRenamed ? undefined : () => onChoose(folder.id)}
              onKeyDown={event => {
                if (mayEdit && event.key === 'F2') setRenamed(folder.id)
                else if (mayEdit && event.key === 'Delete') void remove(folder)
                else steer(event, line)
              }}
              acts={
                mayEdit && (
                  <Menu
                    ofLine
                    label={t('folderMenu', { name: folder.name })}
                    face={<Icon name="more" size={14} />}
                    items={menuOf(folder)}
                  />
                )
              }
            >
              {isRenamed ? (
                <NameField
                  start={folder.name}
                  onDone={name => {
                    setRenamed(null)
                    if (name !== '' && name !== folder.name) void acts.rename(folder, name)
                  }}
                />
              ) : (
                <>
                  <span className="cut grow">{folder.name}</span>
                  <span className={styles.number}>{format.exact(folder.records)}</span>
                </>
              )}
            </TreeRow>
          )
        })}
        {addedTo !== null && (
          <li>
            <NameField
              start=""
              onDone={name => {
                setAddedTo(null)
                if (name !== '') void acts.add(name, addedTo)
              }}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}
