/** Which series a text names. Pure. */
export interface NamedSeries {
  id: number
  /** The product of the brand library that it is tied to. */
  product: string
  /** All it is called, without capitals. */
  names: readonly string[]
}

/** By number; a name within a longer one of another series does not count (鹭行 in 鹭行 Pro). */
export function seriesNamed(text: string, series: readonly NamedSeries[]): number[] {
  const lower = text.toLowerCase()
  const places = series.flatMap(({ id, names }) =>
    names.flatMap(name => {
      const own: { id: number; from: number; to: number }[] = []
      for (let at = lower.indexOf(name); name !== '' && at >= 0; at = lower.indexOf(name, at + name.length))
        own.push({ id, from: at, to: at + name.length })
      return own
    }),
  )
  const isWithin = (one: (typeof places)[number]) =>
    places.some(
      other =>
        other.id !== one.id &&
        other.from <= one.from &&
        other.to >= one.to &&
        other.to - other.from > one.to - one.from,
    )
  return [...new Set(places.filter(one => !isWithin(one)).map(({ id }) => id))]
}
