/// <reference types="node" />
import { existsSync, globSync, readFileSync } from 'node:fs'
import { strings as crisis } from '@guanlan/features/crisis/crisis/strings'
import { strings as guidance } from '@guanlan/features/crisis/guidance/strings'
import { strings as tracking } from '@guanlan/features/crisis/tracking/strings'
import type { Phrase } from '@guanlan/platform/contract'
import { describe, expect, test } from 'vitest'
import { variantOf } from '../hosts/hosts.ts'
import { isBuilt } from '../screens.ts'
import { allPlaces, findPlace, lineageOf } from './find.ts'
import { areaOf, railMenus } from './menus.ts'
import { rail } from './rail.ts'
import { everybody } from './testing/everybody.ts'

const root = new URL('../../../', import.meta.url).pathname
const specification = `${root}../shared/spec/routes.json`
interface Route {
  path: string
  aliases: string[]
  redirectTo: string | null
  public: boolean
}

describe('the site map', () => {
  test('no address is declared twice', () => {
    const addresses = allPlaces.flatMap(place => [place.path, ...(place.aliases ?? [])])
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  test('parents, redirects and menus name places that exist', () => {
    const named = allPlaces.flatMap(place => [place.parent, place.redirect]).filter(path => path !== undefined)
    const offered = rail.flatMap(area => area.offers)
    expect([...named, ...offered].filter(path => findPlace(path)?.place.path !== path)).toEqual([])
  })

  test('every redirect ends at a screen', () => {
    for (let place of allPlaces) {
      for (let steps = 0; place.redirect !== undefined; steps++) {
        expect(steps, place.path).toBeLessThan(4)
        place = findPlace(place.redirect)?.place ?? place
      }
      expect(place.screen).toBeTruthy()
    }
  })

  test('a place that is offered in a menu, and a page that is opened from one, is marked in that menu', () => {
    for (const area of rail)
      for (const path of [...area.offers, ...(area.details ?? [])]) {
        const place = findPlace(path)?.place
        expect(place && areaOf(place), path).toBe(area.id)
      }
  })

  test('the rail offers what is built, each name once in its menu', () => {
    const menus = railMenus(everybody, variantOf({ hostKind: 'default', layoutType: '0' }))
    expect(menus.length).toBeGreaterThan(5)
    for (const { area, places } of menus) {
      expect(places.filter(({ screen }) => !isBuilt(screen)).map(({ path }) => path)).toEqual([])
      const names = places.map(({ title }) => title[0])
      expect(names, area.id).toEqual([...new Set(names)])
    }
  })

  test('a screen of crises has one name: in both areas, in the menus and over itself', () => {
    const headings: Record<string, Phrase> = {
      'crisis.monitor': crisis.monitorTitle,
      'crisis.overview': crisis.overviewTitle,
      'crisis.openings': crisis.openingsTitle,
      'crisis.latent': crisis.latentTitle,
      'crisis.setup': crisis.setupTitle,
      'tracking.articles': tracking.articleTracking,
      'tracking.topics': tracking.topics,
      'guidance.records': guidance.title,
    }
    for (const [screen, heading] of Object.entries(headings)) {
      const places = allPlaces.filter(place => place.screen === screen)
      expect(places.length, screen).toBeGreaterThan(0)
      for (const { path, title } of places) expect(title, path).toEqual(heading)
    }
  })

  test('capital letters and parameters decide which place is meant', () => {
    expect(findPlace('/Search')?.place.path).toBe('/Search')
    expect(findPlace('/search')?.place.path).toBe('/search')
    expect(findPlace('/Comparison/detail/3/42')?.params).toEqual({ orgId: '3', id: '42' })
    expect(findPlace('/Comparison/detail/3')).toBeNull()
    expect(findPlace('/warningTemplate/%E4')?.params).toEqual({ groupId: '%E4' })
    expect(findPlace('/monitorData/')?.place.path).toBe('/monitorData')
  })

  test('a detail page knows the pages above it', () => {
    const detail = findPlace('/Comparison/detail/3/42')?.place
    expect(detail && lineageOf(detail).map(place => place.path)).toContain('/Comparison')
  })

  test.skipIf(!existsSync(specification))('every address of the specification opens the right place', () => {
    const routes = JSON.parse(readFileSync(specification, 'utf8')) as Route[]
    expect(routes.length).toBe(260)
    for (const route of routes) {
      const place = findPlace(route.path)?.place
      expect(place?.path, route.path).toBe(route.path)
      expect(place?.redirect ?? null, route.path).toBe(route.redirectTo)
      expect(Boolean(place?.public), route.path).toBe(route.public)
      for (const alias of route.aliases) expect(findPlace(alias)?.place, alias).toBe(place)
    }
  })

  test('every link that a screen draws leads to a place', () => {
    const files = globSync('{features/*/*/web,apps/web}/**/*.{ts,tsx}', { cwd: root }).filter(
      file => !file.includes('/dist/'),
    )
    const lost = files.flatMap(file => {
      const text = readFileSync(`${root}${file}`, 'utf8')
      const links = [...text.matchAll(/(?:linkTo\(|navigate\(|\bto=)["']([^"'?]+)/g)].map(match => match[1] ?? '')
      return links.filter(link => link.startsWith('/') && !findPlace(link)).map(link => `${file}: ${link}`)
    })
    expect(lost).toEqual([])
  })

  test('the committed text is up to date', async () => {
    const { sitemapText } = await import('./text.ts')
    expect(readFileSync(`${root}apps/web/sitemap.txt`, 'utf8')).toBe(sitemapText())
    const { treeText } = await import('./tree.ts')
    expect(readFileSync(`${root}features/people/roles/server/places.generated.ts`, 'utf8')).toBe(treeText())
  })
})
