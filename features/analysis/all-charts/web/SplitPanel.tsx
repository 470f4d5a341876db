/** The volume split by a field: which one, and how it is drawn, stand in the address. */
import { type SplitField, splitFields } from '@guanlan/features/charts/charts/contract'
import { hatchedRows, useDisturbances, useRegionNames } from '@guanlan/features/charts/charts/web'
import { useChoiceWord } from '@guanlan/features/desk/article-list/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { ChoiceMenu, Segmented, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../strings.ts'
import { ChartPanel } from './ChartPanel.tsx'
import { withHatched } from './figures/drawn.ts'
import { splitLooks, splitVolume } from './figures/of-shapes.ts'
import { useFigureWords } from './figures/words.ts'
import type { PanelProps } from './panel-props.ts'
import { useSplit } from './queries.ts'
import { useAnalysisView } from './use-analysis-view.ts'

const looks = { stacked: 'lookStacked', shares: 'lookShares', lines: 'lookLines' } as const
const fields = {
  sentiment: 'sentiment',
  mediaType: 'mediaType',
  monitor: 'monitor',
  region: 'region',
  level: 'negativity',
  language: 'language',
} as const satisfies Record<SplitField, keyof typeof strings>

export function SplitPanel({ asked: question, wanted: requested, onOpen }: PanelProps) {
  const t = useWords(strings)
  const { view, change } = useAnalysisView()
  const { by, look } = view.split
  const w = useFigureWords(useRegionNames())
  const nameOf = usePartName(w.regionOf)
  const answer = useSplit({ ...question, by }, requested)
  const { data } = answer
  const points = data?.answer.points ?? []
  const disturbances = useDisturbances(points[0], points.at(-1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language and the names of regions alone
  const drawn = useMemo(
    () =>
      data &&
      withHatched(splitVolume(data.answer, look, data.asked, nameOf, w), hatchedRows(disturbances, data.answer.points)),
    [data, disturbances, look, nameOf, t],
  )
  return (
    <ChartPanel
      title={t('split')}
      chart={{ chart: 'split', by }}
      drawn={drawn ?? null}
      {...{ asked: question, wanted: requested, answer, onOpen }}
      legendAt="foot"
      tools={
        <>
          <ChoiceMenu
            values={splitFields}
            value={by}
            name={field => t('splitBy', { field: t(fields[field]) })}
            onChange={field => change({ split: { by: field, look } })}
          />
          <Segmented
            label={t('splitAs')}
            value={look}
            options={splitLooks.map(value => ({ value, label: t(looks[value]) }))}
            onChange={chosen => change({ split: { by, look: chosen } })}
          />
        </>
      }
    />
  )
}

/** A part in words; two monitors of one name are told apart by their number. */
function usePartName(regionOf: (region: number | null) => string) {
  const t = useWords(strings)
  const word = useChoiceWord()
  const { data: tree } = useMonitors()
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change with the language, the names of regions with their loading
  return useMemo(() => {
    const names = Map.groupBy(tree ?? [], ({ name }) => name)
    const monitors = new Map((tree ?? []).map(({ id, name }) => [String(id), name]))
    return (by: SplitField, value: string | null): string => {
      if (value === null) return t(by === 'level' ? 'noLevel' : 'rest')
      if (by === 'region') return regionOf(value === '0' ? null : Number(value))
      if (by !== 'monitor') return word(by, value)
      const name = monitors.get(value)
      return name === undefined || (names.get(name)?.length ?? 0) > 1 ? `${name ?? ''}#${value}` : name
    }
  }, [tree, t, regionOf(110000)])
}
