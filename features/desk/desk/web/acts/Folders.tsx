import type { Filter } from '@guanlan/features/articles/articles/contract'
import {
  type ChangeView,
  type FavouriteFolder,
  useFolderActs,
  useFolders,
  type View,
} from '@guanlan/features/desk/article-list/web'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Icon, Menu, Row, useFormat, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import styles from './places.module.css'

const filterOf = (id: number): Filter => ({ field: 'folder', is: 'is', values: [String(id)] })

/** One's own folders of favourites, below the favourites: each opens its articles, and is renamed in place. */
export function Folders({ view, change }: { view: View; change: ChangeView }) {
  const t = useWords(strings)
  const { data: folders = [] } = useFolders()
  const acts = useFolderActs()
  /** 0: a new one is being named. */
  const [naming, setNaming] = useState<number | null>(null)
  const name = async (folder: FavouriteFolder | null, text: string) => {
    setNaming(null)
    if (text === '' || text === folder?.name) return
    await (folder ? acts.rename(folder, text) : acts.add(text))
  }
  return (
    <>
      {folders.map(folder => (
        <Row key={folder.id} as="li" align="center" className={styles.folder}>
          {naming === folder.id ? (
            <NameField start={folder.name} onDone={text => void name(folder, text)} />
          ) : (
            <Folder
              folder={folder}
              isShown={JSON.stringify(view.filters) === JSON.stringify([filterOf(folder.id)])}
              onOpen={() =>
                change({ monitor: null, range: '30d', filters: [filterOf(folder.id)], place: 'desk', open: null })
              }
              onRename={() => setNaming(folder.id)}
              onRemove={() => void acts.remove(folder)}
            />
          )}
        </Row>
      ))}
      <Row as="li" align="center" className={styles.folder}>
        {naming === 0 ? (
          <NameField start="" onDone={text => void name(null, text)} />
        ) : (
          <button type="button" className="dim" onClick={() => setNaming(0)}>
            <Icon name="plus" size={12} />
            {t('folderNew')}
          </button>
        )}
      </Row>
    </>
  )
}

function Folder({
  folder: { name, articles },
  isShown,
  onOpen,
  onRename,
  onRemove,
}: {
  folder: FavouriteFolder
  isShown: boolean
  onOpen: () => void
  onRename: () => void
  onRemove: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <>
      <button type="button" aria-current={isShown ? 'true' : undefined} onClick={onOpen}>
        <span className="cut grow">{name}</span>
        <span className={styles.count}>{format.exact(articles)}</span>
      </button>
      <Menu
        className="button quiet small icon-only"
        label={t('folderMenu', { name })}
        face={<Icon name="more" size={14} />}
        items={[
          { key: 'rename', label: t('folderRename'), icon: 'edit', run: onRename },
          { key: 'remove', label: t('folderRemove'), icon: 'trash', run: onRemove },
        ]}
      />
    </>
  )
}

/** Enter keeps the name, Escape does not; leaving the field keeps it. */
function NameField({ start, onDone }: { start: string; onDone: (name: string) => void }) {
  const t = useWords(strings)
  const [name, setName] = useState(start)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(name.trim())
  }
  return (
    <form onSubmit={submit} className={styles.naming}>
      <input
        className="field"
        aria-label={t('folderName')}
        placeholder={t('folderName')}
        maxLength={30}
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
        autoFocus
        value={name}
        onChange={event => setName(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone('')
        }}
        onBlur={() => onDone(name.trim())}
      />
    </form>
  )
}
