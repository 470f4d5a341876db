import {
  ErrorOf,
  Icon,
  IconButton,
  Menu,
  SkeletonRows,
  TextField,
  useFormat,
  useKeys,
  useWords,
} from '@guanlan/platform/web'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { type GeneralDimension, mostOwnWords, uses } from '../contract.ts'
import { strings } from '../strings.ts'
import { addressOf, addressOfGeneral, addressOfNew, addressOfTaught, type Opened } from './addresses.ts'
import { ListRow } from './ListRow.tsx'
import { useVocabularies } from './queries.ts'
import { type Row, sectionsOf } from './sections.ts'
import { TaughtState } from './Taught.tsx'
import { useUseWords } from './use-words.ts'
import styles from './Vocabularies.module.css'

/** Somebody is still typing; asked at every letter the answers would flicker. */
const typingMs = 250

/** All vocabularies by use. Arrow keys walk through them. */
export function VocabularyList({
  all,
  general,
  opened,
  onGo,
}: {
  all: ReturnType<typeof useVocabularies>
  general: readonly GeneralDimension[]
  opened: Opened
  onGo: (to: string) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const words = useUseWords()
  const [written, setWritten] = useState('')
  const like = useSettled(written.trim())
  const found = useVocabularies(like)
  const field = useRef<HTMLInputElement>(null)
  const lists = useRef<HTMLDivElement>(null)
  useKeys(t('keysOfScreen'), [{ key: '/', text: t('search'), run: () => field.current?.focus() }])

  const kept = all.data?.list ?? []
  const replaced = new Set(kept.flatMap(({ replaces }) => replaces ?? []))
  const sections = sectionsOf(found.data?.list ?? [], general, replaced, useDeferredValue(like))
  const rows = sections.flatMap(section => section.rows)
  const chosen = rows.find(row => isOpen(row, opened))
  const ownWords = kept.reduce((sum, { use, wordCount }) => (use === 'words' ? sum + wordCount : sum), 0)

  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const entries = [...(lists.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    entries[entries.indexOf(event.currentTarget as HTMLElement) + step]?.focus()
  }

  return (
    <nav className={styles.list} aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        <Menu
          label={t('add')}
          className="button quiet small"
          face={
            <>
              <Icon name="plus" size={14} />
              {t('add')}
            </>
          }
          items={uses.map(use => ({ key: use, label: words[use].title, run: () => onGo(addressOfNew(use)) }))}
        />
      </header>
      <TextField
        ref={field}
        className={styles.search}
        icon="search"
        label={t('search')}
        labelHidden
        type="search"
        placeholder={t('search')}
        maxLength={100}
        value={written}
        onChange={event => setWritten(event.target.value)}
      />
      <div className={styles.sections} ref={lists}>
        {!found.data &&
          (found.error ? <ErrorOf error={found.error} onRetry={() => void found.refetch()} /> : <SkeletonRows />)}
        {found.data && rows.length === 0 && like !== '' && (
          <p className={styles.nothing}>{t('nothingFound', { like })}</p>
        )}
        {found.data &&
          sections
            .filter(section => section.rows.length > 0 || like === '')
            .map(({ use, rows: own, count }) => (
              <section key={use} aria-labelledby={`uses-${use}`}>
                <header>
                  <h3 id={`uses-${use}`}>{words[use].title}</h3>
                  {use !== 'dimension' && count > 0 && (
                    <small className="dim">{t('wordTotal', { count: format.exact(count) })}</small>
                  )}
                  <span className="grow" />
                  <IconButton size="small" icon="plus" label={words[use].add} onClick={() => onGo(addressOfNew(use))} />
                </header>
                {own.length === 0 && (
                  <p className={styles.nothing}>{t(use === 'words' ? 'noOwnWords' : 'noStopWords')}</p>
                )}
                <ul>
                  {own.map(row => (
                    <ListRow
                      key={row.key}
                      row={row}
                      isChosen={row === chosen}
                      isReached={row === (chosen ?? rows[0])}
                      onOpen={() => onGo(row.kind === 'kept' ? addressOf(row.id) : addressOfGeneral(row.id))}
                      onKeyDown={steer}
                    />
                  ))}
                </ul>
              </section>
            ))}
        {like === '' && found.data && (
          <section aria-labelledby="uses-taught">
            <header>
              <h3 id="uses-taught">{t('taughtTitle')}</h3>
            </header>
            <button
              type="button"
              className={styles.row}
              aria-current={opened.kind === 'taught' ? 'true' : undefined}
              onClick={() => onGo(addressOfTaught)}
            >
              <span className="cut">{t('taughtRow')}</span>
              <span className="grow" />
              <TaughtState />
            </button>
          </section>
        )}
      </div>
      <p className={styles.foot}>
        {ownWords >= mostOwnWords * 0.9
          ? t('nearlyFull', { count: format.exact(ownWords), most: format.exact(mostOwnWords) })
          : t('listKeys')}
      </p>
    </nav>
  )
}

function isOpen(row: Row, opened: Opened): boolean {
  if (row.kind === 'kept') return opened.kind === 'kept' && opened.id === row.id
  return (opened.kind === 'general' && opened.id === row.id) || (opened.kind === 'new' && opened.of === row.id)
}

/** What is typed, once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
