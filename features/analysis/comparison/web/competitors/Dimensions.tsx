import { dimensionIs, sentimentIs } from '@guanlan/features/charts/charts/web'
import { Panel, PlainTable, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Competition } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'

/** Who is blamed for what: a cell opens its negative articles, and says how many praise it. */
export function Dimensions({ data }: { data: Competition }) {
  const t = useWords(strings)
  const rows = [...Map.groupBy(data.dimensions, ({ dimension }) => dimension)]
  return (
    <Panel title={t('dimensions')} note={t('dimensionsNote')} className={styles.wide ?? ''}>
      {rows.length === 0 && <p className={styles.note}>{t('noDimensions')}</p>}
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <PlainTable
            label={t('dimensions')}
            head={[t('dimension'), ...data.subjects.map(({ name }) => ({ number: name }))]}
          >
            {rows.map(([dimension, cells]) => (
              <tr key={dimension}>
                <th scope="row">{cells[0]?.name}</th>
                {data.subjects.map((subject, place) => {
                  const cell = cells.find(each => each.subject === place)
                  return (
                    <td key={subject.key} data-number title={`${t('positive')} ${cell?.positive ?? 0}`}>
                      {cell && cell.negative > 0 ? (
                        <Link
                          className="negative"
                          to={behind(subject, data, [dimensionIs(dimension), sentimentIs('negative')])}
                        >
                          {cell.negative}
                        </Link>
                      ) : (
                        <span className="dim">0</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </PlainTable>
        </div>
      )}
    </Panel>
  )
}
