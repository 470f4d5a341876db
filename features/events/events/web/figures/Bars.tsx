import type { Filter } from '@guanlan/features/articles/articles/contract'
import { sentimentIs } from '@guanlan/features/charts/charts/web'
import { BarChart, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../../strings.ts'
import type { Share } from './use-figures.ts'

/** Parts by sentiment, the largest first as they come; each figure opens its articles. */
export function Bars({
  title,
  head,
  bars,
  onOpen,
}: {
  title: string
  /** What the rows are. */
  head: string
  bars: readonly Share[]
  onOpen: (filters: readonly Filter[]) => void
}) {
  const t = useWords(strings)
  const data = useMemo(
    () => ({
      head,
      rows: bars.map(({ name }) => name),
      series: tones.map(tone => ({ name: t(tone), values: bars.map(bar => bar[tone]), tone })),
    }),
    [t, head, bars],
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
        const [bar, tone] = [bars[row], tones[series]]
        if (bar && tone) onOpen([...bar.filters, sentimentIs(tone)])
      }}
    />
  )
}

const tones = ['positive', 'neutral', 'negative'] as const
