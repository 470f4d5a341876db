import { useRegionName } from '@guanlan/features/articles/articles/web'
import { regionIs, useRegionNames } from '@guanlan/features/charts/charts/web'
import { useWords } from '@guanlan/platform/web'
import { useCallback, useMemo } from 'react'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'

const most = 10

/** Regions that most articles of all subjects come from, what they are called, and which filters open a bar. */
export function useRegions(data: Comparison) {
  const t = useWords(strings)
  const regionName = useRegionName()
  const names = useRegionNames()
  const shown = useMemo(() => {
    const counts = new Map<number | null, number>()
    for (const { regions } of data.subjects)
      for (const { region, count } of regions) counts.set(region, (counts.get(region) ?? 0) + count)
    return [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([region]) => region)
  }, [data])
  const nameOf = useCallback(
    (region: number | null) => {
      if (region === null) return t('noRegion')
      const code = String(region)
      return regionName(code, names.find(each => each.code === code)?.short ?? code)
    },
    [names, regionName, t],
  )
  return { shown, nameOf, filtersOf }
}

const filtersOf = (region: number | null) => [regionIs(region)]
