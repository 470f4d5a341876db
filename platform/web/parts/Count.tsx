import { useFormat } from '../language/format.ts'

/** 1.2万 with 12,345 on hover. `big` sets the unit small, for the figures of an overview. */
export function Count({ value, big = false }: { value: number; big?: boolean }) {
  const format = useFormat()
  const { figure, unit } = format.countParts(value)
  return (
    <span title={format.exact(value)}>
      {figure}
      {unit && (big ? <small className="unit">{unit}</small> : unit)}
    </span>
  )
}
