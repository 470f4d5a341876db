/**
 * Compares the site map with the specification's routes and prints done, planned and missing by feature.
 * Done: a screen that exists, or an address that only leads on. Fails when an address is missing or leads elsewhere.
 * `node tools/check-sitemap.ts [routes.json]`; without the file it says so and passes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { areas } from '../features/areas.ts'

interface Place {
  path: string
  screen?: string
  redirect?: string
  public?: boolean
}
// By address: the compiler keeps the projects of the server and of the browser apart, and tools belong to the first.
const siteMap = new URL('../apps/web/sitemap/find.ts', import.meta.url).href
const { allPlaces, findPlace } = (await import(siteMap)) as {
  allPlaces: readonly Place[]
  findPlace: (path: string) => { place: Place } | null
}

interface Route {
  path: string
  feature: string
  redirectTo: string | null
  public: boolean
  aliases: string[]
}

const file = process.argv[2] ?? fileURLToPath(new URL('../../shared/spec/routes.json', import.meta.url))
if (existsSync(file)) compare(JSON.parse(readFileSync(file, 'utf8')) as Route[])
else console.log('check-sitemap: the specification is not here, nothing to compare')

function compare(routes: readonly Route[]): void {
  const built = builtScreens()
  const byFeature = new Map<string, { done: number; planned: number; missing: string[] }>()
  const faults: string[] = []
  for (const route of routes) {
    const tally = byFeature.get(route.feature) ?? { done: 0, planned: 0, missing: [] }
    byFeature.set(route.feature, tally)
    const place = findPlace(route.path)?.place
    if (place?.path !== route.path) {
      tally.missing.push(route.path)
      continue
    }
    if (place.redirect !== undefined || built.has(place.screen ?? '')) tally.done++
    else tally.planned++
    if ((place.redirect ?? null) !== route.redirectTo)
      faults.push(`${route.path} leads to ${place.redirect}, the specification to ${route.redirectTo}`)
    if (Boolean(place.public) !== route.public) faults.push(`${route.path}: public differs`)
    for (const alias of route.aliases)
      if (findPlace(alias)?.place !== place) faults.push(`${alias} does not open ${route.path}`)
  }
  const rows = [...byFeature].sort(([one], [other]) => (one < other ? -1 : 1))
  console.log(`${'feature'.padEnd(28)} done planned missing`)
  for (const [feature, { done, planned, missing }] of rows)
    console.log(
      `${feature.padEnd(28)} ${String(done).padStart(4)} ${String(planned).padStart(7)} ${String(missing.length).padStart(7)}  ${missing.join(' ')}`,
    )
  const sum = (pick: (tally: { done: number; planned: number; missing: string[] }) => number) =>
    rows.reduce((all, [, tally]) => all + pick(tally), 0)
  console.log(
    `${'all'.padEnd(28)} ${String(sum(t => t.done)).padStart(4)} ${String(sum(t => t.planned)).padStart(7)} ${String(sum(t => t.missing.length)).padStart(7)}  of ${routes.length}; ${allPlaces.length} declared`,
  )
  for (const fault of faults) console.log(`fault: ${fault}`)
  if (faults.length > 0 || sum(t => t.missing.length) > 0) process.exitCode = 1
}

/** Keys of the screens that the web app names. Read as text: loading them would need a browser. */
function builtScreens(): Set<string> {
  const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
  const features = areas.flatMap(area =>
    [
      ...readFileSync(here(`features/${area}/screens.ts`), 'utf8').matchAll(
        /@guanlan\/features\/([\w-]+\/[\w-]+)\/screens/g,
      ),
    ].map(match => `features/${match[1]}/web/screens.ts`),
  )
  return new Set(
    [...features, 'apps/web/shell/screens.ts'].flatMap(path =>
      [...readFileSync(here(path), 'utf8').matchAll(/'([\w-]+\.[\w-]+)':\s*\(\)\s*=>/g)].map(match => match[1] ?? ''),
    ),
  )
}
