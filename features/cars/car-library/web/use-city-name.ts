import { useRegionName } from '@guanlan/features/articles/articles/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** What a city is called in the reader's language by its division code; the code itself until the names are there. */
export function useCityName(): (code: string) => string {
  const nameOf = useRegionName()
  const { data: regions } = useQuery({
    queryKey: ['choices', 'regions'],
    queryFn: async () => (await import('@guanlan/engine/text')).regions,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    const names = new Map(regions?.map(({ code, name }) => [String(code), name]))
    return code => nameOf(code, names.get(code) ?? code)
  }, [regions, nameOf])
}
