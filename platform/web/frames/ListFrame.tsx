import type { ReactNode } from 'react'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import type { AnyList } from '../records/use-list.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import { SavedViews } from '../table/SavedViews.tsx'
import styles from './ListFrame.module.css'
import { SearchField } from './SearchField.tsx'
import { frameStrings } from './strings.ts'

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
  exports,
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
  /** The export door: an `ExportButton`. */
  exports?: ReactNode
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
              {total !== null && (list.records.isOld ? t('counting') : t('total', { count: exact(total) }))}
            </span>
            <div className={styles.narrowing}>
              {search !== undefined && (
                <SearchField list={list} label={search} screen={title} className={styles.search} />
              )}
              {filters}
              <SavedViews list={list} />
              {exports}
            </div>
            {acts && <div className={styles.acts}>{acts}</div>}
          </header>
          {bulk && <BulkBar list={list}>{bulk}</BulkBar>}
          {children}
        </section>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
    </div>
  )
}
