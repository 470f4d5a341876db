/** A line over its own range, its last point marked. It stands beside the figure that says the same, so it is silent. */
export function Sparkline({
  values,
  width = 48,
  height = 16,
  area = false,
  dot = true,
}: {
  values: readonly number[]
  width?: number
  height?: number
  area?: boolean
  dot?: boolean
}) {
  if (values.length < 2) return <svg className="sparkline" width={width} height={height} aria-hidden="true" />
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const x = (index: number) => 1 + (index / (values.length - 1)) * (width - 3)
  const y = (value: number) => height - 2 - ((value - low) / range) * (height - 4)
  const line = values
    .map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
  const end = values.length - 1
  return (
    <svg className="sparkline" width={width} height={height} aria-hidden="true">
      {area && <path d={`${line}L${x(end)} ${height}L1 ${height}Z`} fill="currentColor" opacity=".1" />}
      <path d={line} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
      {dot && <circle cx={x(end)} cy={y(values[end] ?? low)} r="1.75" fill="currentColor" />}
    </svg>
  )
}
