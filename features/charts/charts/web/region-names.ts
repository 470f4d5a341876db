import { useQuery } from '@tanstack/react-query'

/** Names of provinces, cities and districts; they come with the text engine, which is loaded when the first chart of regions is. */
export interface RegionName {
  code: string
  short: string
  parent: string | null
}

export async function loadRegionNames(): Promise<readonly RegionName[]> {
  const { regions, districts } = await import('@guanlan/engine/text')
  return [...regions, ...districts]
}

const none: readonly RegionName[] = []

/** None until they are there. */
export const useRegionNames = (): readonly RegionName[] =>
  useQuery({ queryKey: ['region names'], queryFn: loadRegionNames, staleTime: Number.POSITIVE_INFINITY }).data ?? none
