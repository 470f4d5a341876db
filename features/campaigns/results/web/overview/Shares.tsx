import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { strings as pieceStrings } from '@guanlan/features/campaigns/pieces/strings'
import { BarChart, type ChartData, Checkbox, ErrorOf, Row, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import type { Part } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { Open } from '../behind/use-open.ts'
import { Messages } from './Messages.tsx'
import styles from './overview.module.css'
import { type Of, useStatistics, useWordsOf } from './use-results.ts'

const mostBars = 10

/** What the articles of a campaign share out to, how many carry each message, and its words. */
export default function Shares({ of, messages, onOpen }: { of: Of; messages: boolean; onOpen: Open }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const p = useWords(pieceStrings)
  const { data, error, refetch } = useStatistics(of)
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const { mediaTypes, levels, regions, media, kinds } = data
  const bars = (title: string, parts: readonly Part[], nameOf: (part: Part) => string) => (
    <Bars title={title} parts={parts} nameOf={nameOf} onOpen={onOpen} />
  )
  return (
    <div className={styles.charts}>
      {messages && (
        <div className={styles.wide}>
          <Messages messages={data.messages} onOpen={onOpen} />
        </div>
      )}
      {bars(t('byMediaType'), mediaTypes, ({ key }) => a(key as 'web'))}
      {bars(t('byLevel'), levels, ({ key }) => a(key as 'central'))}
      {bars(t('byMedium'), media, ({ name }) => name ?? '')}
      {bars(t('byRegion'), regions, ({ name }) => name ?? t('regionUnknown'))}
      {kinds.length > 0 && bars(t('byKind'), kinds, ({ key }) => p(`kind_${key}` as 'kind_full'))}
      <Words of={of} onOpen={onOpen} />
    </div>
  )
}

const tones = ['positive', 'neutral', 'negative'] as const
const codes = { positive: '1', neutral: '0', negative: '-1' } as const

function Bars({
  title,
  parts,
  nameOf,
  onOpen,
}: {
  title: string
  parts: readonly Part[]
  nameOf: (part: Part) => string
  onOpen: Open
}) {
  const t = useWords(strings)
  const shown = parts.slice(0, mostBars)
  const hasOffline = shown.some(({ offline }) => offline)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are made of the parts
  const data = useMemo<ChartData>(
    () => ({
      head: title,
      rows: shown.map(nameOf),
      series: [
        ...tones.map(tone => ({ name: t(`figure_${tone}`), values: shown.map(part => part[tone]), tone })),
        ...(hasOffline ? [{ name: t('figure_offline'), values: shown.map(({ offline }) => offline?.count ?? 0) }] : []),
      ],
    }),
    [t, title, parts],
  )
  return (
    <BarChart
      title={title}
      data={data}
      horizontal
      stacked
      legendAt="foot"
      empty={t('noArticles')}
      onOpen={({ row, series }) => {
        const [part, tone] = [shown[row], tones[series]]
        if (part?.offline && series === tones.length) onOpen(nameOf(part), part.offline.behind)
        if (!part || !tone) return
        const { behind } = part
        const filter = { field: 'sentiment' as const, is: 'is' as const, values: [codes[tone]] }
        onOpen(nameOf(part), behind.of === 'articles' ? { ...behind, filters: [...behind.filters, filter] } : behind)
      }}
    />
  )
}

function Words({ of, onOpen }: { of: Of; onOpen: Open }) {
  const t = useWords(strings)
  const [without, setWithout] = useState(true)
  const words = useWordsOf(of, without).data?.words
  const shown = words?.slice(0, mostBars) ?? []
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is made of the words
  const data = useMemo<ChartData>(
    () => ({
      head: t('words'),
      rows: shown.map(({ word }) => word),
      series: tones.map(tone => ({ name: t(`figure_${tone}`), values: shown.map(word => word[tone]), tone })),
    }),
    [t, words],
  )
  return (
    <div>
      <Row as="p" gap={6} align="center">
        <Checkbox label={t('withoutReleases')} checked={without} onChange={setWithout} />
        <span aria-hidden="true">{t('withoutReleases')}</span>
      </Row>
      <BarChart
        title={t('words')}
        data={data}
        horizontal
        stacked
        legendAt="foot"
        empty={t('noWords')}
        onOpen={({ row, series }) => {
          const [word, tone] = [shown[row], tones[series]]
          if (!word || !tone || word.behind.of !== 'articles') return
          const filter = { field: 'sentiment' as const, is: 'is' as const, values: [codes[tone]] }
          onOpen(word.word, { ...word.behind, filters: [...word.behind.filters, filter] })
        }}
      />
    </div>
  )
}
