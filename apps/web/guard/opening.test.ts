import { expect, test } from 'vitest'
import { variantOf } from '../hosts/hosts.ts'
import { openPlaces, railMenus } from '../sitemap/menus.ts'
import { openingOf } from './opening.ts'
import type { Session } from './session.ts'

const session: Session = {
  profile: {
    ...{ userId: 7, userName: '岑溪', account: 'cenxi', phone: null, roles: ['member'], appearance: null },
    orgs: [
      {
        id: 3,
        name: '澄屿汽车',
        role: 'member',
        timeZone: 'Asia/Shanghai',
        demonstration: false,
        lacksSecondFactor: false,
        supportUntil: null,
        look: null,
      },
    ],
    closed: [],
  },
  ...{ orgId: 3, roles: ['member', 'monitor_module'], menus: [], functions: null, expired: false },
}
const ipr = variantOf({ hostKind: 'ipr', layoutType: '0' })
const standard = variantOf({ hostKind: 'default', layoutType: '0' })

test.each([
  ['/ipr/workbench', 'page'],
  ['/mediaNav', 'page'],
  // Of the same screen there is a page here, also by a link from outside.
  ['/iklDetail?id=m3', 'page'],
  ['https://guanlan.example/#/mediaList?tab=shared', 'page'],
  ['/activeMonitor?state=running', 'page'],
  // Articles and what is a person's own open over the page.
  ['/monitorData?filter=activity%3A3', 'over'],
  ['/monitorDetail?id=5', 'over'],
  ['/personalCenter?part=security', 'over'],
  ['/problemFeedback?open=new', 'over'],
  // Why an article is absent is answered beside the monitors.
  ['/monitorData?missed=x', 'nowhere'],
  ['/concern', 'nowhere'],
  ['/overview', 'nowhere'],
  ['/systemSettings?part=shares', 'nowhere'],
  ['/no/such/place', 'nowhere'],
])('on the host of the workbench %s opens as: %s', (address, opening) =>
  expect(openingOf(address, session, ipr)).toBe(opening),
)

test('on the standard host all of it are pages', () => {
  for (const address of ['/monitorData?missed=x', '/personalCenter', '/overview', '/concern', '/ipr/workbench'])
    expect(openingOf(address, { ...session, menus: ['/ipr/workbench'] }, standard)).toBe('page')
})

test('the host of the workbench offers its four places, and nothing that another host has', () => {
  const menus = railMenus(session, ipr)
  expect(menus.map(({ area, places }) => [area.id, places.map(({ path }) => path)])).toEqual([
    ['workbench', ['/ipr/workbench', '/ipr/activeMonitor', '/ipr/mediaList', '/ipr/myMedia']],
  ])
  expect(railMenus(session, standard).some(({ area }) => area.id === 'workbench')).toBe(false)
  const others = openPlaces(session, ipr).flatMap(({ places }) =>
    places.filter(({ path }) => !path.startsWith('/ipr/')),
  )
  expect(others.filter(place => !place.public)).toEqual([])
})
