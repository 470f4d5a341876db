import { Panel, PlainTable, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'

/** Articles that two subjects have: each cell opens them. */
export function Shared({ data: { subjects, both, ...requested } }: { data: Comparison }) {
  const t = useWords(strings)
  const countOf = (one: number, other: number) =>
    both.find(({ a, b }) => a === Math.min(one, other) && b === Math.max(one, other))?.count ?? 0
  if (both.length === 0) return null
  return (
    <Panel title={t('both')} note={t('bothNote')} className={styles.wide ?? ''}>
      <div className={styles.scroll}>
        <PlainTable label={t('both')} head={[t('subject'), ...subjects.map(({ name }) => ({ number: name }))]}>
          {subjects.map((subject, row) => (
            <tr key={subject.key}>
              <th scope="row">{subject.name}</th>
              {subjects.map((other, column) => {
                const count = row === column ? null : countOf(row, column)
                return (
                  <td key={other.key} data-number>
                    {count === null ? (
                      '–'
                    ) : count > 0 && other.also ? (
                      <Link to={behind(subject, requested, [other.also])}>{count}</Link>
                    ) : (
                      count
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </PlainTable>
      </div>
    </Panel>
  )
}
