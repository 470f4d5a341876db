import { ErrorOf, SkeletonRows, Stack, UsageLine, useFormat, useWords } from '@guanlan/platform/web'
import type { UseQueryResult } from '@tanstack/react-query'
import type { OrderPreview } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../exports.module.css'
import { bytesInWords } from './bytes.ts'

/** What the order will give and cost, and its first rows as they will stand. */
export function OrderFacts({
  preview: { data, error, isPlaceholderData, refetch },
  ordersLeft,
  ordersADay,
  rowsOfOne,
}: {
  preview: UseQueryResult<OrderPreview>
  ordersLeft: number | null
  ordersADay: number | null
  rowsOfOne: number | null
}) {
  const t = useWords(strings)
  const format = useFormat()
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={5} />
  const { rows, atLeast, bytes, seconds, columns, first, problem } = data
  return (
    <Stack gap={8} className={styles.facts} aria-busy={isPlaceholderData}>
      <p role="status">
        <b>{t(atLeast ? 'rowsAtLeast' : 'rowsOf', { count: format.exact(rows) })}</b>
        {bytes !== null && <span>{t('sizeOf', { size: bytesInWords(bytes) })}</span>}
        {seconds !== null && (
          <span>
            {seconds < 90 ? t('secondsOf', { count: seconds }) : t('minutesOf', { count: Math.ceil(seconds / 60) })}
          </span>
        )}
        {ordersADay !== null && ordersLeft !== null && (
          <span className={ordersLeft === 0 ? 'problem' : 'dim'}>
            {ordersLeft === 0
              ? t('noneLeft', { all: ordersADay })
              : t('leftToday', { left: ordersLeft, all: ordersADay })}
          </span>
        )}
      </p>
      {rowsOfOne !== null && <UsageLine title={t('rowsOfOrder')} used={rows} limit={rowsOfOne} />}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {first.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={t('first', { count: first.length })}>
          <table>
            <caption className="unseen">{t('first', { count: first.length })}</caption>
            <thead>
              <tr>
                {columns.map(({ key, title }) => (
                  <th key={key} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {first.map((cells, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no name
                <tr key={place}>
                  {cells.map((cell, at) => (
                    <td key={columns[at]?.key} title={cell}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Stack>
  )
}
