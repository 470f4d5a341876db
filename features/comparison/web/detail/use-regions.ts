import type { Filter } from '@guanlan/features/articles/contract'
import { useRegionName } from '@guanlan/features/articles/web'
import { useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { is } from '../behind.ts'

const most = 10

/** Regions that most articles of all subjects come from, what they are called, and which filters open a bar. */
export function useRegions(data: Comparison) {
  const t = useWords(strings)
  const regionName = useRegionName()
  const { data: names } = useQuery({
    queryKey: ['comparison', 'regions'],
    queryFn: async () => (await import('@guanlan/engine/text')).regions,
    staleTime: Number.POSITIVE_INFINITY,
  })
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
      return regionName(code, names?.find(each => each.code === code)?.short ?? code)
    },
    [names, regionName, t],
  )
  /** A bar counts what is marked with the province alone: its cities are taken out. */
  const filtersOf = useCallback(
    (region: number | null): Filter[] => {
      if (region === null) return [is('region', '0')]
      const code = String(region)
      const cities = names?.filter(each => each.parent === code).map(each => each.code) ?? []
      return [is('region', code), ...(cities.length > 0 ? [{ ...is('region', ...cities), is: 'isNot' as const }] : [])]
    },
    [names],
  )
  return { shown, nameOf, filtersOf }
}
