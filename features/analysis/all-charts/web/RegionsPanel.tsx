/** Where articles come from, or which places they name: bars or a map, and from a province to its cities. Both stand in the address. */
import type { RegionKind } from '@guanlan/features/charts/charts/contract'
import { strings as chartWords } from '@guanlan/features/charts/charts/strings'
import { useMapOf, useMaps, useRegionNames } from '@guanlan/features/charts/charts/web'
import { Segmented, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../strings.ts'
import { ChartPanel } from './ChartPanel.tsx'
import { innerOf, regionBars, regionMap } from './figures/of-regions.ts'
import { useFigureWords } from './figures/words.ts'
import { useOwnPart } from './own-part.ts'
import type { PanelProps } from './panel-props.ts'
import { useOverviewAnswer, useRegions } from './queries.ts'
import { RegionLevels } from './RegionLevels.tsx'
import { useAnalysisView } from './use-analysis-view.ts'

const names = { release: 'releaseHotZone', mentioned: 'mentionHotZone' } as const

export function RegionsPanel({ of, asked: question, wanted: requested, onOpen }: PanelProps & { of: RegionKind }) {
  const t = useWords(strings)
  const c = useWords(chartWords)
  const { view, change } = useAnalysisView()
  const { look: chosen, within } = view.regions[of]
  const regionNames = useRegionNames()
  const w = useFigureWords(regionNames)
  const answer = useRegions({ ...question, of, within }, requested)
  const { data } = answer
  // Whether there is any article at all; answered once for all panels.
  const total = useOverviewAnswer(question, requested).data?.answer.total.count ?? 0
  const { data: reported } = useMaps(requested)
  const maps = reported?.maps ?? null
  // Until an approved map is there, bars say more.
  const look = chosen ?? (maps?.approval ? 'map' : 'bars')
  const hasOutlines = maps?.areas.includes(within ?? countryCode) ?? false
  const outlines = useMapOf(look === 'map' && hasOutlines && requested ? within : undefined)
  const isSketch = within === null && (!hasOutlines || outlines.isError)
  const isMap = look === 'map' && (isSketch || (hasOutlines && !outlines.isError))
  const { title: ownTitle, most } = useOwnPart()
  const title = ownTitle || t(names[of])
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language and the names of regions alone
  const drawn = useMemo(() => {
    if (!data || regionNames.length === 0) return null
    const level = { of, within: data.asked.within }
    if (!isMap || data.asked.within !== within)
      return regionBars(data.answer, level, total, regionNames, w, most ?? undefined)
    if (!isSketch && !outlines.data) return null
    return regionMap(data.answer, level, total, regionNames, w, isSketch ? null : (outlines.data ?? null))
  }, [data, of, within, isMap, isSketch, outlines.data, most, total, regionNames, t])
  const set = (part: Partial<{ look: 'bars' | 'map'; within: number | null }>) =>
    change({ regions: { ...view.regions, [of]: { look: chosen, within, ...part } } })
  const mapNotes = !isMap
    ? look === 'map' && within !== null
      ? [outlines.error ? outlines.error.message : c('noMapOf', { name: w.placeOf(within) })]
      : []
    : isSketch
      ? [c('sketch'), reported?.fault ?? outlines.error?.message]
      : [
          maps?.approval ? c('approved', { approval: maps.approval }) : c('notApproved'),
          maps?.source && c('mapSource', { source: maps.source }),
        ]
  const texts = [...mapNotes, of === 'mentioned' && w.mentionedTwice].filter(Boolean) as string[]
  return (
    <ChartPanel
      title={title}
      chart={{ chart: names[of], within }}
      drawn={drawn}
      {...{ asked: question, wanted: requested, answer, onOpen, said: texts }}
      tools={
        <>
          <RegionLevels
            title={title}
            within={within}
            inner={data && data.asked.within === within ? innerOf(data.answer, within, regionNames) : []}
            names={regionNames}
            nameOf={w.placeOf}
            onChange={place => set({ within: place })}
          />
          <Segmented
            label={c('regionsAs', { title })}
            value={look}
            options={[
              { value: 'bars', label: c('asBars') },
              { value: 'map', label: c('asMap') },
            ]}
            onChange={value => set({ look: value })}
          />
        </>
      }
    />
  )
}

const countryCode = 100_000
