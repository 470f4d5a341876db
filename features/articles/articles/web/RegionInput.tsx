import { type FieldProps, type FieldValues, type TreeChoice, TreeInput } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRegionName } from './region-name.ts'
import { regionTree } from './region-tree.ts'

/** A province, city or district by its division code, found by its name. The names come with the first of these fields. */
export function RegionInput<D extends FieldValues>(props: FieldProps<D, string | null>) {
  const nameOf = useRegionName()
  const regions = useRegions()
  const tree = useMemo<readonly TreeChoice[]>(() => regionTree(regions, nameOf), [regions, nameOf])
  return <TreeInput {...props} tree={tree} />
}

const useRegions = () =>
  useQuery({
    queryKey: ['choices', 'regions'],
    queryFn: async () => (await import('@guanlan/engine/text')).regions,
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? []

/** A province, city or district by its name; its code until the names have come. */
export function RegionName({ code }: { code: string }) {
  const nameOf = useRegionName()
  const region = useRegions().find(each => String(each.code) === code)
  return region ? nameOf(region.code, region.name) : code
}
