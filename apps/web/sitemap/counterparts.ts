/** The same screen at an address of another host. Pure. */
import type { Kind } from '../hosts/hosts.ts'
import { allPlaces } from './find.ts'
import type { Shown, SitemapPlace } from './place.ts'

/** Of a place that a host of a set of its own does not have: the one of that set which shows the same screen. */
export const counterpartOn = (place: SitemapPlace, kind: Kind): Shown | null =>
  (place.screen !== undefined &&
    place.screen !== 'planned' &&
    allPlaces.find(
      (other): other is Shown =>
        other !== place && other.screen === place.screen && (other.hosts?.includes(kind) ?? false),
    )) ||
  null
