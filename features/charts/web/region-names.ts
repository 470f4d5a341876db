import { useQuery } from '@tanstack/react-query'

/** Names of provinces and cities; they come with the text engine, which is loaded when the first chart of regions is. */
export interface RegionName {
  code: string
  short: string
  parent: string | null
}

export const loadRegionNames = async (): Promise<readonly RegionName[]> =>
  (await import('@guanlan/engine/text')).regions

const none: readonly RegionName[] = []

/** None until they are there. */
export const useRegionNames = (): readonly RegionName[] =>
  useQuery({ queryKey: ['region names'], queryFn: loadRegionNames, staleTime: Number.POSITIVE_INFINITY }).data ?? none
