import type { ChartBand, ChartData } from '@guanlan/platform/contract'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { expectedAt } from './band.ts'
import { type ChartPoint, totalOf } from './chart-data.ts'
import styles from './charts.module.css'
import { chartStrings } from './strings.ts'

/** The same figures as a table; each opens what is behind it. */
export function Figures({
  title,
  data,
  height,
  onOpen,
  opens,
  say,
}: {
  title: string
  data: ChartData
  height: number
  onOpen: ((point: ChartPoint) => void) | undefined
  opens: 'figures' | 'rows'
  say: (point: ChartPoint) => string
}) {
  const t = useWords(chartStrings)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div className={styles.figures} style={{ maxHeight: height }} tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{data.head}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {data.more?.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((name, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same
            <tr key={row}>
              <th scope="row">
                {opens === 'rows' && onOpen ? (
                  <button type="button" onClick={() => onOpen({ row, series: 0 })}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              {data.series.map(({ name: of, values }, series) => {
                const value = values[row]
                return (
                  <td key={of}>
                    {value === null || value === undefined ? (
                      '—'
                    ) : onOpen && opens === 'figures' && value !== 0 ? (
                      <button
                        type="button"
                        aria-label={t('openPoint', { point: say({ row, series }) })}
                        onClick={() => onOpen({ row, series })}
                      >
                        {exact(value)}
                      </button>
                    ) : (
                      exact(value)
                    )}
                  </td>
                )
              })}
              {data.more?.map(({ name: of, values }) => (
                <td key={of}>{values[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {data.band && <Expected band={data.band} columns={data.series.length} />}
        {!data.indices && (
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              {data.series.map(series => (
                <td key={series.name}>{exact(totalOf(series))}</td>
              ))}
              {data.more?.map(({ name }) => (
                <td key={name} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** What is expected after the last row: what it should lie between, and its middle. */
function Expected({ band, columns }: { band: ChartBand; columns: number }) {
  const t = useWords(chartStrings)
  return (
    <tbody>
      {band.rows.map((name, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same
        <tr key={row} className={styles.expected}>
          <th scope="row">{name}</th>
          <td colSpan={columns}>{expectedAt(t, band, row)}</td>
        </tr>
      ))}
    </tbody>
  )
}
