import type { ImportCheck, SheetTitles } from '@guanlan/platform/contract'
import { useId } from 'react'
import { exact } from '../language/count.ts'
import { useSay, useWords } from '../language/words.ts'
import styles from './files.module.css'
import { ImportEffect } from './ImportEffect.tsx'
import { fileStrings } from './strings.ts'

/** What was found in a file before it is taken over: columns to set right, faulty rows with their reason, the first rows. */
export function ImportChecked({
  name,
  check,
  columns,
  disabled,
  onMapping,
}: {
  /** Of the file. */
  name: string
  check: ImportCheck
  columns: SheetTitles
  disabled: boolean
  onMapping: (mapping: (string | null)[]) => void
}) {
  const t = useWords(fileStrings)
  const say = useSay()
  const id = useId()
  const { headings, missing, rows, faulty, faultyRows, first } = check
  /** A field stands for one column: chosen for another, it leaves the first. */
  const choose = (at: number, field: string | null) =>
    onMapping(check.columns.map((before, other) => (other === at ? field : before === field ? null : before)))
  return (
    <>
      <p>
        <b>{t('fileNamed', { name })}</b> <span className="dim">{t('rows', { count: exact(rows) })}</span>
      </p>
      <section>
        <h2>{t('mapping')}</h2>
        <ul className={styles.mapping}>
          {headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name of their own
            <li key={at}>
              <label className="cut" htmlFor={`${id}${at}`}>
                {heading || '—'}
              </label>
              <select
                id={`${id}${at}`}
                className="field"
                disabled={disabled}
                value={check.columns[at] ?? ''}
                onChange={event => choose(at, event.target.value || null)}
              >
                <option value="">{t('skip')}</option>
                {Object.entries(columns).map(([field, title]) => (
                  <option key={field} value={field}>
                    {say(title)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        {missing.map(field => (
          <p key={field} className="problem" role="alert">
            {t('missing', { title: columns[field] ? say(columns[field]) : field })}
          </p>
        ))}
      </section>
      {missing.length === 0 && (
        <section>
          <p className={faultyRows > 0 ? styles.faulty : styles.good} role="status">
            {faultyRows > 0 ? t('faulty', { count: exact(faultyRows) }) : t('allGood')}
          </p>
          {faultyRows > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
            <section className={styles.scroll} tabIndex={0} aria-label={t('reason')}>
              <table>
                <thead>
                  <tr>
                    <th>{t('rowNumber')}</th>
                    <th>{t('reason')}</th>
                  </tr>
                </thead>
                <tbody>
                  {faulty.map(({ number, problems }) => (
                    <tr key={number}>
                      <td>{exact(number)}</td>
                      <td>{problems.map(({ msg }) => msg).join('；')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          <ImportEffect effect={check.effect} />
        </section>
      )}
      <section>
        <h2>{t('firstRows')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('firstRows')}>
          <table>
            <thead>
              <tr>
                <th>{t('rowNumber')}</th>
                {headings.map((heading, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <th key={at}>{heading || '—'}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {first.map(({ number, cells }) => (
                <tr key={number}>
                  <td>{exact(number)}</td>
                  {headings.map((_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same
                    <td key={at}>{cells[at]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    </>
  )
}
