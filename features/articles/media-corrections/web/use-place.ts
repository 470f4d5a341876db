/** The name of a place by its division code, in the reader's language. */
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { useQuery } from '@tanstack/react-query'

export function usePlace(code: number | null): string {
  const regionName = useRegionName()
  const { data: regions = [] } = useQuery({
    queryKey: ['choices', 'regions'],
    queryFn: async () => (await import('@guanlan/engine/text')).regions,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== null,
  })
  if (code === null) return '—'
  const region = regions.find(each => Number(each.code) === code)
  return region ? regionName(code, region.name) : String(code)
}
