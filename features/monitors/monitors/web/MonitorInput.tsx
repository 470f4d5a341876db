import { type FieldProps, type FieldValues, type TreeChoice, TreeInput } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Monitor } from '../contract.ts'
import { useMonitors } from './tree/monitor-queries.ts'

/** A monitor or a folder of them, by name. */
export function MonitorInput<D extends FieldValues>(props: FieldProps<D, string | null>) {
  const { data: monitors = [] } = useMonitors()
  const tree = useMemo(() => monitorTree(monitors), [monitors])
  return <TreeInput {...props} tree={tree} />
}

/** In the order of the organisation. Pure. */
export function monitorTree(monitors: readonly Pick<Monitor, 'id' | 'name' | 'fatherId'>[]): TreeChoice[] {
  const families = Map.groupBy(monitors, ({ fatherId }) => fatherId)
  const below = (father: number): TreeChoice[] =>
    (families.get(father) ?? []).map(({ id, name }) => {
      const inside = below(id)
      return { id: String(id), name, ...(inside.length > 0 && { below: inside }) }
    })
  return below(0)
}
