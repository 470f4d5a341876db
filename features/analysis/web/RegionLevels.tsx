import { strings as chartWords } from '@guanlan/features/charts/strings'
import type { RegionName } from '@guanlan/features/charts/web'
import { Button, Menu, useWords } from '@guanlan/platform/web'

/** From the country to a province and its cities, and back. */
export function RegionLevels({
  title,
  within,
  inner,
  names,
  nameOf,
  onChange,
}: {
  title: string
  within: number | null
  /** Places of this level that can be looked into. */
  inner: readonly number[]
  names: readonly RegionName[]
  nameOf: (region: number) => string
  onChange: (within: number | null) => void
}) {
  const c = useWords(chartWords)
  const above = within === null ? null : Number(names.find(({ code }) => code === String(within))?.parent ?? 0) || null
  return (
    <>
      {within !== null && (
        <nav aria-label={c('regionPath', { title })}>
          <Button size="small" kind="quiet" icon="left" onClick={() => onChange(above)}>
            {above === null ? c('wholeCountry') : nameOf(above)}
          </Button>
          <span aria-current="location">{nameOf(within)}</span>
        </nav>
      )}
      {inner.length > 0 && (
        <Menu
          label={c('intoRegions', { title })}
          face={c('inThePlace')}
          className="button quiet small"
          items={inner.map(region => ({ key: String(region), label: nameOf(region), run: () => onChange(region) }))}
        />
      )}
    </>
  )
}
