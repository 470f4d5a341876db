import { useFormat } from '../language/format.ts'

/** 1.2万 with 12,345 on hover. `big` sets the unit small, for the figures of an overview; 10万+ is one known from below only. */
export function Count({ value, big = false, atLeast = false }: { value: number; big?: boolean; atLeast?: boolean }) {
  const format = useFormat()
  const plus = atLeast ? '+' : ''
  const { figure, unit } = format.countParts(value)
  return (
    <span title={format.exact(value) + plus}>
      {figure}
      {unit && (big ? <small className="unit">{unit}</small> : unit)}
      {plus}
    </span>
  )
}
