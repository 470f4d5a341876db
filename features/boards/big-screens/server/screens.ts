/** Screens as they are shown: the organisation's own before the delivered one of the same address. */
import { isDemonstration } from '@guanlan/features/people/organisations/server'
import { type Scope, zoneOf } from '@guanlan/platform/server'
import {
  type OwnScreen,
  type Screen,
  type ScreenAddress,
  type ScreenName,
  screenNames,
  type TouchContent,
  type TouchScreen,
} from '../contract.ts'
import { deliveredScreen } from './named-screens.ts'
import { findScreens, ownScreens } from './own-screens.ts'
import { sharedFigures } from './shared-figures.ts'
import { touchTitles } from './touch-banks.ts'
import { touchContent } from './touch-content.ts'

/** What the two chosen addresses show until the organisation has a screen of its own there. */
const delivered: Readonly<Record<Exclude<ScreenAddress, ScreenName>, ScreenName>> = {
  firstScreen: 'monitorScreen',
  secondScreen: 'secondWarn',
}

export async function listScreens(scope: Scope): Promise<Screen[]> {
  const own = await findScreens(scope, { like: '' })
  const zone = await zoneOf(scope.orgId, scope.db)
  const inPlace = new Map(own.map(screen => [screen.replaces, screen]))
  return [
    ...screenNames.map(name => {
      const screen = inPlace.get(name)
      return screen ? shownScreen(screen) : deliveredScreen({ ...scope, zone }, name)
    }),
    ...own.filter(({ replaces }) => !screenNames.some(name => name === replaces)).map(shownScreen),
  ]
}

export async function screenWithFigures(scope: Scope, name: ScreenAddress | number) {
  const screen = await screenOf(scope, name)
  return {
    ...screen,
    figures: await sharedFigures(scope, screen),
    isDemonstration: await isDemonstration(scope),
    touch: await touchTitles(scope, touchScreenOf(screen)),
    at: scope.now.toISOString(),
  }
}

/** @throws missing: no screen of the organisation has that id */
async function screenOf(scope: Scope, name: ScreenAddress | number): Promise<Screen> {
  if (typeof name === 'number') return shownScreen(await ownScreens.get(scope, name))
  const [own] = await findScreens(scope, { like: '', replaces: name })
  if (own) return shownScreen(own)
  const zone = await zoneOf(scope.orgId, scope.db)
  return deliveredScreen({ ...scope, zone }, name === 'firstScreen' || name === 'secondScreen' ? delivered[name] : name)
}

/** Under the name of its address, where it stands at a delivered one. */
export function touchScreenOf({ address, own }: Pick<Screen, 'address' | 'own'>): TouchScreen {
  return screenNames.find(name => address === `/bigScreen/${name}`) ?? own?.id ?? 'monitorScreen'
}

/** What an entry of a screen shows, as whoever has the scope may see it. @throws missing */
export async function touchOfScreen(scope: Scope, name: ScreenAddress | number, place: number): Promise<TouchContent> {
  return touchContent(scope, touchScreenOf(await screenOf(scope, name)), place)
}

const shownScreen = ({ id, version, name, replaces, width, height, range, monitors, panels }: OwnScreen): Screen => ({
  ...{ address: `/bigScreen/${replaces ?? id}`, title: name, own: { id, version }, replaces },
  ...{ width, height, range, monitors, panels },
})
