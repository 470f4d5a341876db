import { strings as chartWords } from '@guanlan/features/charts/charts/strings'
import type { RegionName } from '@guanlan/features/charts/charts/web'
import { Button, Icon, Menu, useWords } from '@guanlan/platform/web'

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
        <Button
          size="small"
          kind="quiet"
          icon="left"
          title={c('backToRegion', { name: nameOf(within), above: above === null ? c('wholeCountry') : nameOf(above) })}
          aria-label={c('backToRegion', {
            name: nameOf(within),
            above: above === null ? c('wholeCountry') : nameOf(above),
          })}
          onClick={() => onChange(above)}
        >
          {nameOf(within)}
        </Button>
      )}
      {inner.length > 0 && (
        <Menu
          label={c('intoRegions', { title })}
          face={<Icon name="down" size={14} />}
          className="button quiet small only-icon"
          items={inner.map(region => ({ key: String(region), label: nameOf(region), run: () => onChange(region) }))}
        />
      )}
    </>
  )
}
