import { TextField, useLater, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { Branch } from './Branch.tsx'
import { type Chosen, pathKey } from './chosen.ts'
import { Entries } from './Entries.tsx'
import styles from './library.module.css'

/** After the last letter. */
const typingMs = 250

/** Events by industry, company, brand, product and year; what is chosen there stands beside it. */
export default function LibraryTree() {
  const t = useWords(strings)
  const [chosen, setChosen] = useState<Chosen>({ path: {}, titles: [] })
  const [typed, setTyped] = useState('')
  const titleLike = useLater(typed.trim(), typingMs)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <span className="grow" />
        <TextField
          label={t('find')}
          placeholder={t('find')}
          labelHidden
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </header>
      <div className={styles.panes}>
        <nav className={styles.tree} aria-label={t('tree')}>
          <button
            type="button"
            className={styles.node}
            aria-current={chosen.titles.length === 0 || undefined}
            onClick={() => setChosen({ path: {}, titles: [] })}
          >
            {t('all')}
          </button>
          <Branch of={{ path: {}, titles: [] }} titleLike={titleLike} chosen={chosen} onChoose={setChosen} />
        </nav>
        <Entries key={`${pathKey(chosen.path)} ${titleLike}`} chosen={chosen} titleLike={titleLike} />
      </div>
    </div>
  )
}
