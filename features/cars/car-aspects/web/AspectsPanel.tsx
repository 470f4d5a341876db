import { EmptyState, ErrorOf, exact, Note, Panel, PlainTable, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Aspect, aspects, type Summary } from '../contract.ts'
import { strings } from '../strings.ts'
import { AspectsOverTime } from './AspectsOverTime.tsx'
import { api } from './api.ts'
import styles from './car-aspects.module.css'
import { type Opened, SentencesDialog } from './SentencesDialog.tsx'

const sides = ['positive', 'negative'] as const
const codes = { positive: '1', negative: '-1' } as const

/** Praise and blame of series side by side, aspect by aspect; each number opens its sentences. */
export default function AspectsPanel({
  seriesIds,
  range,
}: {
  seriesIds: number[]
  range: { from: string; to: string }
}) {
  const t = useWords(strings)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['carAspects', 'summary', seriesIds, range],
    queryFn: ({ signal }) => api.summary({ body: { seriesIds, ...range } }, { signal, timeout: 'long' }),
  })
  const series = data?.series ?? []
  const isEmpty = series.every(one =>
    one.aspects.every(({ positive, neutral, negative }) => positive + neutral + negative === 0),
  )
  const open = (one: Summary['series'][number], aspect: Aspect, side: (typeof sides)[number]) =>
    setOpened({
      title: `${one.name} · ${t(aspect)} · ${t(side)}`,
      question: { seriesIds: [one.seriesId], ...range, aspect, leaning: codes[side] },
    })
  return (
    <Panel title={t('aspects')} note={t('note')} wide>
      {isPending && <SkeletonRows rows={6} />}
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {data?.isFilling && <Note>{t('isFilling')}</Note>}
      {data && isEmpty && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {data && !isEmpty && (
        <PlainTable
          label={t('aspects')}
          head={[
            t('aspect'),
            ...series.flatMap(({ name }) => sides.map(side => ({ number: t(`${side}Of`, { name }) }))),
          ]}
        >
          {aspects.map((aspect, at) => (
            <tr key={aspect}>
              <th scope="row">{t(aspect)}</th>
              {series.flatMap(one =>
                sides.map(side => {
                  const count = one.aspects[at]?.[side] ?? 0
                  return (
                    <td key={`${one.seriesId} ${side}`} data-number>
                      {one.isTied && count > 0 ? (
                        <button type="button" className={styles.number} onClick={() => open(one, aspect, side)}>
                          {exact(count)}
                        </button>
                      ) : (
                        <span className="dim">{one.isTied ? '0' : '—'}</span>
                      )}
                    </td>
                  )
                }),
              )}
            </tr>
          ))}
        </PlainTable>
      )}
      {data && !isEmpty && <AspectsOverTime seriesIds={seriesIds} range={range} />}
      {opened && <SentencesDialog {...opened} onClose={() => setOpened(null)} />}
    </Panel>
  )
}
