import type { Filter } from '@guanlan/features/articles/articles/contract'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { charts } from '@guanlan/features/charts/charts/contract'
import { authorIs, mediaIs, regionIs, SpreadOf, useRegionNames } from '@guanlan/features/charts/charts/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { BarChart, connect, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { crisesKey } from '../api.ts'
import { isOfCrisis } from '../parts/address.ts'
import styles from '../parts/room.module.css'
import { wholeRange } from './figures.ts'

const chartApi = connect(charts)
const most = 8
/** Numbers of carriers move slowly: they are asked for anew with so many further articles, not with each. */
const articlesAStep = 10

interface Bar {
  name: string
  count: number
  filter: Filter
}

/** Who carries it, and where: media, voices, regions, and how its largest story spread. Each bar opens its articles. */
export function Carriers({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const regionName = useRegionName()
  const regionNames = useRegionNames()
  const nameOfRegion = (code: number | null) =>
    code === null
      ? t('regionUnknown')
      : regionName(code, regionNames.find(each => each.code === String(code))?.short ?? String(code))
  const [isSpread, setSpread] = useState(false)
  const { id, articles } = crisis
  const step = Math.ceil(articles / articlesAStep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the range ends when it was asked, or with the crisis
  const question = useMemo(
    () => ({ ...wholeRange(crisis), filters: [isOfCrisis(id)], fold: false, place: 'desk' as const }),
    [id, step, crisis.closedAt],
  )
  const found = useQuery({
    queryKey: [crisesKey, 'carriers', id, step, crisis.closedAt],
    queryFn: async ({ signal }) => {
      const options = { signal, timeout: 'long' as const }
      const [media, authors, regions, stories] = await Promise.all([
        chartApi.activeMedia({ body: question }, options),
        chartApi.popularAccounts({ body: question }, options),
        chartApi.releaseRegions({ body: question }, options),
        chartApi.hotSpots({ body: question }, options),
      ])
      return { media, authors, regions, story: stories[0]?.story ?? null }
    },
    enabled: articles > 0,
    placeholderData: before => before,
  })
  const { data } = found
  if (!data) return null
  const open = (filters: readonly Filter[], range = question) =>
    void navigate(deskAddress({ range: { from: range.from, to: range.to }, filters: [isOfCrisis(id), ...filters] }))
  const bars: readonly (readonly [title: string, counted: string, bars: readonly Bar[]])[] = [
    [
      t('carriersMedia'),
      t('articles'),
      data.media.map(({ mediaId, name, count }) => ({ name, count, filter: mediaIs(mediaId) })),
    ],
    [
      t('carriersVoices'),
      t('interactions'),
      data.authors.map(({ author, interactions }) => ({ name: author, count: interactions, filter: authorIs(author) })),
    ],
    [
      t('carriersRegions'),
      t('articles'),
      data.regions.map(({ region, count }) => ({
        name: nameOfRegion(region),
        count,
        filter: regionIs(region),
      })),
    ],
  ]
  return (
    <section aria-label={t('carriers')} className={styles.carriers}>
      <div className={styles.bars}>
        {bars.map(([title, counted, all]) => (
          <Bars
            key={title}
            title={title}
            counted={counted}
            bars={all.slice(0, most)}
            onOpen={filter => open([filter])}
          />
        ))}
      </div>
      {data.story !== null && (
        <details onToggle={event => setSpread(event.currentTarget.open)}>
          <summary>{t('carriersSpread')}</summary>
          {isSpread && (
            <SpreadOf
              asked={question}
              story={data.story}
              onOpen={({ filters, range }) => open(filters, { ...question, ...range })}
            />
          )}
        </details>
      )}
    </section>
  )
}

function Bars({
  title,
  counted,
  bars,
  onOpen,
}: {
  title: string
  /** What a bar is a number of. */
  counted: string
  bars: readonly Bar[]
  onOpen: (filter: Filter) => void
}) {
  const t = useWords(strings)
  const data = useMemo(
    () => ({
      head: title,
      rows: bars.map(({ name }) => name),
      series: [{ name: counted, values: bars.map(({ count }) => count) }],
    }),
    [title, counted, bars],
  )
  return (
    <BarChart
      title={title}
      data={data}
      horizontal
      empty={t('noArticles')}
      onOpen={({ row }) => {
        const bar = bars[row]
        if (bar) onOpen(bar.filter)
      }}
    />
  )
}
