import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useFormat } from '../language/format.ts'
import { useWords } from '../language/words.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { Checkbox } from '../parts/Checkbox.tsx'
import { ErrorOf } from '../parts/ErrorState.tsx'
import { SkeletonRows } from '../parts/Skeleton.tsx'
import type { AnyList } from '../records/use-list.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './SideListFrame.module.css'
import { frameStrings } from './strings.ts'

export interface SideRow {
  key: string
  /** Of a record that can be chosen; others have none. */
  id?: number
  name: string
  /** Tags behind the name. */
  marks?: ReactNode
  count?: number
  isOff?: boolean
  isOpen: boolean
  onOpen: () => void
}

export interface SideSection {
  key: string
  title: string
  /** Beside the title. */
  note?: string | undefined
  /** A small button at the end of the title. */
  add?: { label: string; run: () => void }
  /** In place of rows. */
  empty?: string | undefined
  rows: readonly SideRow[]
  /** There are more than these. */
  more?: (() => void) | undefined
}

/** A short list in sections, always in sight, and what is open of it. Arrow keys walk, `x` chooses, `/` finds. */
export function SideListFrame({
  title,
  list,
  search,
  sections,
  add,
  bulk,
  foot,
  isOpen,
  onClose,
  children,
}: {
  title: string
  list: AnyList
  /** Placeholder of the search. */
  search: string
  sections: readonly SideSection[]
  add?: ReactNode
  /** Acts on the chosen rows. */
  bulk?: ReactNode
  foot?: ReactNode
  /** Narrow, it stands over the list, and a button leads back. */
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  const t = useWords(frameStrings)
  const format = useFormat()
  const lists = useRef<HTMLDivElement>(null)
  const { records, selection } = list
  const rows = sections.flatMap(section => section.rows)
  const reached = rows.find(row => row.isOpen) ?? rows[0]
  const steer = (event: KeyboardEvent, { id }: SideRow) => {
    if (event.key === 'x' && id !== undefined) selection.choose(id, !selection.has(id))
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const entries = [...(lists.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    entries[entries.indexOf(event.currentTarget as HTMLElement) + step]?.focus()
  }
  return (
    <div className={styles.room}>
      <div className={styles.frame} data-open={isOpen || undefined}>
        <nav className={styles.list} aria-label={title}>
          <header>
            <h1>{title}</h1>
            {add}
          </header>
          <SearchField list={list} label={search} screen={title} className={styles.search} />
          {bulk && <BulkBar list={list}>{bulk}</BulkBar>}
          <div className={styles.sections} ref={lists} data-choosing={selection.count > 0 || undefined}>
            {records.isLoading && <SkeletonRows />}
            {records.rows.length === 0 && Boolean(records.error) && (
              <ErrorOf error={records.error} onRetry={records.retry} />
            )}
            {!records.isLoading && rows.length === 0 && list.question.like && (
              <p className={styles.nothing}>{t('nothingFound', { like: list.question.like })}</p>
            )}
            {sections.map(section => (
              <section key={section.key} aria-label={section.title}>
                <header>
                  <h2>{section.title}</h2>
                  {section.note && <small className="dim">{section.note}</small>}
                  <span className="grow" />
                  {section.add && (
                    <IconButton size="small" icon="plus" label={section.add.label} onClick={section.add.run} />
                  )}
                </header>
                {section.rows.length === 0 && section.empty && <p className={styles.nothing}>{section.empty}</p>}
                <ul>
                  {section.rows.map(row => (
                    <li key={row.key}>
                      {row.id !== undefined && bulk && (
                        <Checkbox
                          label={t('select', { name: row.name })}
                          checked={selection.has(row.id)}
                          onChange={on => selection.choose(row.id ?? 0, on)}
                        />
                      )}
                      <button
                        type="button"
                        data-row
                        data-off={row.isOff || undefined}
                        tabIndex={row === reached ? 0 : -1}
                        aria-current={row.isOpen ? 'true' : undefined}
                        title={row.name}
                        onClick={row.onOpen}
                        onKeyDown={event => steer(event, row)}
                      >
                        <span className="cut">{row.name}</span>
                        {row.marks}
                        <span className="grow" />
                        {row.count !== undefined && <small>{format.exact(row.count)}</small>}
                      </button>
                    </li>
                  ))}
                </ul>
                {section.more && (
                  <Button size="small" kind="quiet" onClick={section.more}>
                    {t('moreRows')}
                  </Button>
                )}
              </section>
            ))}
          </div>
          {foot && <p className={styles.foot}>{foot}</p>}
        </nav>
        <div className={styles.detail}>
          <p className={styles.back}>
            <Button kind="quiet" icon="left" onClick={onClose}>
              {title}
            </Button>
          </p>
          {children}
        </div>
      </div>
    </div>
  )
}
