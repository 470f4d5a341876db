/** What a person can open, as menus: pure, from the rail and the places. */

import type { Session } from '../guard/session.ts'
import { whereTo } from '../guard/where-to.ts'
import type { HostVariant } from '../hosts/hosts.ts'
import { isBuilt } from '../screens.ts'
import { findPlace, lineageOf } from './find.ts'
import { groups } from './groups.ts'
import type { Shown, SitemapPlace } from './place.ts'
import { type Area, rail } from './rail.ts'

/** Whether the guard would let this person in; menus never offer what would be refused. */
export const opens = (place: SitemapPlace, session: Session, host: HostVariant): place is Shown =>
  place.redirect === undefined && whereTo({ place, path: place.path, search: '' }, session, host).kind === 'open'

export interface AreaMenu {
  area: Area
  places: readonly Shown[]
}

/** What is not built yet stands on the navigation page alone: an area of nothing else is not on the rail. */
export const railMenus = (session: Session, host: HostVariant): AreaMenu[] =>
  rail
    .filter(({ hosts }) => hosts?.includes(host.kind) ?? true)
    .map(area => ({
      area,
      places: onceEach(
        area.offers.flatMap(path => {
          const place = findPlace(path)?.place
          return place && opens(place, session, host) && isBuilt(place.screen) ? [place] : []
        }),
      ),
    }))
    .filter(menu => menu.places.length > 0)

/** One screen may stand at several addresses under one name: a menu has the first. */
export const onceEach = <P extends Shown>(places: readonly P[]): P[] =>
  places.filter(
    (place, at) => places.findIndex(one => one.screen === place.screen && one.title[0] === place.title[0]) === at,
  )

/** All that can be opened by name: the navigation page and the palette. */
export const openPlaces = (session: Session, host: HostVariant) =>
  groups
    .map(group => ({
      ...group,
      places: group.places.filter(
        (place): place is Shown => !place.hidden && !place.path.includes(':') && opens(place, session, host),
      ),
    }))
    .filter(group => group.places.length > 0)

/** The area a place belongs to: it or the nearest one above it is offered there, or it shares a parent with one that is. */
export function areaOf(place: SitemapPlace): string | null {
  for (const { path } of lineageOf(place).reverse()) {
    const area = rail.find(each => each.offers.includes(path) || each.details?.includes(path))
    if (area) return area.id
  }
  const parent = place.parent
  const sibling = parent && rail.find(area => area.offers.some(path => findPlace(path)?.place.parent === parent))
  return sibling ? sibling.id : null
}
