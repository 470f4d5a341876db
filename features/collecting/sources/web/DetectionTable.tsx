import { Button, Column, ProgressLine, Tag, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { bestOf, sourceOf } from './source-of.ts'
import styles from './sources.module.css'

/** What is behind many addresses, as each answers; what is good is added with one act. */
export function DetectionTable({
  task,
  total,
  onAdd,
}: {
  task: number
  total: number
  /** Resolves to whether they are added. */
  onAdd: (sources: ReturnType<typeof sourceOf>[]) => Promise<boolean>
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [isAdded, setAdded] = useState(false)
  const { data } = useQuery({
    queryKey: ['sources', 'detections', task],
    queryFn: ({ signal }) => api.detections({ body: { task } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.ended ? false : 1_000),
  })
  const rows = data?.rows ?? []
  const good = rows.flatMap(found => {
    const best = bestOf(found)
    return best ? [sourceOf(found, best)] : []
  })
  return (
    <Column as="section" gap={8} className={styles.many} aria-label={t('found')}>
      <header>
        <span role="status">{t('lookedAt', { done: rows.length, total })}</span>
        <span className="grow" />
        {good.length > 0 && !isAdded && (
          <Button kind="primary" icon="plus" onClick={() => void onAdd(good).then(setAdded)}>
            {t('addAll', { count: good.length })}
          </Button>
        )}
      </header>
      {!data?.ended && <ProgressLine title={t('looking')} done={rows.length} total={total} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className={styles.rows} aria-label={t('lookedAt', { done: rows.length, total })} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{t('url')}</th>
              <th>{t('found')}</th>
              <th>{t('name')}</th>
              <th>{t('folder')}</th>
              <th>{t('perDay')}</th>
              <th>{t('condition')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(found => {
              const known = found.sources[0]?.known
              return (
                <tr key={found.position}>
                  <td className="cut">{found.written}</td>
                  <td>
                    <Tag accent={found.sources.length > 0}>{t(found.what)}</Tag>
                  </td>
                  <td className="cut">{found.name}</td>
                  <td className="cut">{found.folder}</td>
                  <td>{found.perDay !== null && format.exact(found.perDay)}</td>
                  <td className="dim">
                    {known ? t(known === 'own' ? 'isOwn' : 'isShared') : (found.problem ?? t(`${found.what}Says`))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </Column>
  )
}
