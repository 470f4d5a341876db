import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/TextField.tsx'
import type { AnyList } from '../records/use-list.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import { SavedViews } from '../table/SavedViews.tsx'
import styles from './ListFrame.module.css'
import { frameStrings } from './strings.ts'

/** Somebody is still typing; asked at every letter the rows would flicker. */
const typingMs = 250

/**
 * A list, and what is open of it beside it; over it where the window is narrow. The words searched for are the question's
 * `like`, when it has one.
 */
export function ListFrame({
  title,
  list,
  search,
  filters,
  acts,
  bulk,
  onExport,
  detail,
  children,
}: {
  title: string
  list: AnyList
  /** Placeholder of the search field, which is shown when the question has `like`. */
  search?: string
  /** Stand behind the search field. */
  filters?: ReactNode
  /** Stand at the end of the head; one of them primary. */
  acts?: ReactNode
  /** Acts on the chosen rows. */
  bulk?: ReactNode
  /** Shows a button that exports what the question finds. */
  onExport?: () => void
  /** The open record. */
  detail?: ReactNode
  children: ReactNode
}) {
  const t = useWords(frameStrings)
  const { total } = list.records
  return (
    <div className={styles.room}>
      <div className={styles.frame} data-open={detail ? true : undefined}>
        <section className={styles.list} aria-label={title}>
          <header className={styles.head}>
            <h1>{title}</h1>
            <span className="dim" role="status">
              {total !== null && t('total', { count: exact(total) })}
            </span>
            <span className="grow" />
            {search !== undefined && <Search list={list} label={search} title={title} />}
            {filters}
            <SavedViews table={list.name} />
            {onExport && (
              <Button kind="quiet" icon="download" onClick={onExport}>
                {t('export')}
              </Button>
            )}
            {acts}
          </header>
          {bulk && <BulkBar list={list}>{bulk}</BulkBar>}
          {children}
        </section>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
    </div>
  )
}

function Search({ list, label, title }: { list: AnyList; label: string; title: string }) {
  const like: string = list.question.like ?? ''
  const [written, setWritten] = useState(like)
  const field = useRef<HTMLInputElement>(null)
  useKeys(title, [{ key: '/', text: label, run: () => field.current?.focus() }])
  const latest = useRef({ list, like })
  useEffect(() => {
    latest.current = { list, like }
  })
  // A view, or the browser's back button, brings other words.
  useEffect(() => setWritten(now => (now.trim() === like ? now : like)), [like])
  useEffect(() => {
    const timer = setTimeout(() => {
      if (written.trim() !== latest.current.like) latest.current.list.change({ like: written.trim() })
    }, typingMs)
    return () => clearTimeout(timer)
  }, [written])
  return (
    <TextField
      ref={field}
      className={styles.search ?? ''}
      label={label}
      labelHidden
      icon="search"
      type="search"
      maxLength={100}
      placeholder={label}
      value={written}
      onChange={event => setWritten(event.target.value)}
    />
  )
}
