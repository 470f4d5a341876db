import type { DomainConfig } from '@guanlan/features/people/sign-in/contract'
import { describe, expect, test } from 'vitest'
import { variantOf } from '../hosts/hosts.ts'
import { findPlace } from '../sitemap/find.ts'
import { orgOfGroups, orgToBegin, type Session } from './session.ts'
import { whereTo } from './where-to.ts'

const profile: Session['profile'] = {
  userId: 7,
  userName: '岑溪',
  account: 'cenxi',
  phone: null,
  roles: ['member'],
  appearance: null,
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
}
const member: Session = {
  profile,
  orgId: 3,
  roles: ['member', 'monitor_module'],
  menus: [],
  functions: null,
  expired: false,
}
/** Their organisation demands a second factor. */
const withoutFactor: Session = {
  ...member,
  profile: { ...profile, orgs: profile.orgs.map(org => ({ ...org, lacksSecondFactor: true })) },
}
const mayOnly = (...functions: string[]) => ({ ...member, functions })
const nobody = null
const roleless = { ...member, roles: [] }
const withoutModule = { ...member, roles: ['member'] }
const unchosen = { ...member, orgId: null }
const overdue = { ...member, expired: true }
const operator = { ...member, roles: ['operator', 'monitor_module'] }
const wallKeeper = { ...member, menus: ['/TopBrand'] }

type Kind = DomainConfig['hostKind']
const host = (hostKind: Kind = 'default', layoutType: DomainConfig['layoutType'] = '0') =>
  variantOf({ hostKind, layoutType })

function verdict(address: string, session: Session | null, on = host()): string {
  const [path = '', question] = address.split('?')
  const place = findPlace(path)?.place ?? null
  const answer = whereTo({ place, path, search: question === undefined ? '' : `?${question}` }, session, on)
  return answer.kind === 'go' ? answer.to : answer.kind
}

describe('without a session', () => {
  test.each([
    ['/', '/index'],
    ['/index', 'open'],
    ['/index?returnTo=%2FmonitorData', 'open'],
    ['/login', 'open'],
    ['/register', 'open'],
    ['/error', 'open'],
    ['/warningList', 'open'],
    ['/newMonitorDetail?id=3_9', 'open'],
    ['/cloudWord', 'open'],
    ['/api', 'open'],
    ['/warningTemplate/8', 'open'],
    ['/monitorData?page=2', '/index?returnTo=%2FmonitorData%3Fpage%3D2'],
    ['/htmlTemplateReport?token=a.b', 'open'],
    ['/htmlTemplateReport?id=3&token=', '/index?returnTo=%2FhtmlTemplateReport%3Fid%3D3%26token%3D'],
    ['/updateReport?token=a.b', '/index?returnTo=%2FupdateReport%3Ftoken%3Da.b'],
    ['/monitorDetail', '/index?returnTo=%2FmonitorDetail'],
    ['/modeCloud', '/index?returnTo=%2FmodeCloud'],
    ['/nowhere', 'missing'],
  ])('%s leads to %s', (address, expected) => expect(verdict(address, nobody)).toBe(expected))
})

describe('with a session', () => {
  test.each([
    ['/', member, '/monitorData'],
    ['/login', member, '/monitorData'],
    ['/index', member, '/monitorData'],
    ['/', { ...operator, profile: { ...operator.profile, orgs: [] } }, '/orgManage'],
    ['/', { ...member, profile: { ...member.profile, orgs: [] } }, '/sysNavigation'],
    ['/monitorData', member, 'open'],
    ['/dataWatch/dataCenter/monitorData', member, 'open'],
    ['/overview', member, 'open'],
    ['/hotSearch', member, '/hotSearchPage'],
    ['/hotSearch?day=1', member, '/hotSearchPage?day=1'],
    ['/fieldMiddleOffice', member, '/fieldMiddleOffice/monitorData'],
    ['/Monitor/WDetail?customer_id=3&articleId=9&index=2', member, '/newMonitorDetail?id=3_9&index=2'],
    ['/monitorData', unchosen, 'chooseOrganisation'],
    ['/monitorData', { ...member, profile: { ...member.profile, orgs: [] }, orgId: null }, 'noOrganisation'],
    ['/sysNavigation', { ...member, profile: { ...member.profile, orgs: [] }, orgId: null }, 'noOrganisation'],
    ['/personalCenter', { ...member, profile: { ...member.profile, orgs: [] }, orgId: null }, 'open'],
    ['/orgManage', { ...operator, profile: { ...operator.profile, orgs: [] }, orgId: null }, 'open'],
    ['/monitorData', withoutFactor, '/personalCenter?part=security'],
    ['/personalCenter', withoutFactor, 'open'],
    ['/warningList', unchosen, 'open'],
    ['/monitorData', overdue, '/personalCenter?part=subscription'],
    ['/personalCenter', overdue, 'open'],
    ['/alipay', overdue, 'open'],
    ['/monitorData', withoutModule, '/cloudWord'],
    ['/overview', withoutModule, 'open'],
    ['/overview', roleless, 'forbidden'],
    ['/collection', roleless, 'open'],
    ['/TopBrand', member, 'forbidden'],
    ['/TopBrand', wallKeeper, 'open'],
    ['/ipr/workbench', member, 'elsewhere'],
    ['/svw/ThingsView', member, 'elsewhere'],
    ['/orgManage', member, 'forbidden'],
    ['/orgManage', operator, 'open'],
    ['/overview', mayOnly(), 'forbidden'],
    ['/overview', mayOnly('charts.view'), 'open'],
    ['/sysNavigation', mayOnly(), 'open'],
    ['/systemSettings', mayOnly('charts.view'), 'open'],
    ['/systemSettings', mayOnly('desk.view'), 'forbidden'],
    ['/roleManage', member, 'forbidden'],
    ['/roleManage', mayOnly('charts.view'), 'forbidden'],
    ['/roleManage', mayOnly('roles.view'), 'open'],
    ['/roleManage', { ...operator, functions: [] }, 'open'],
    ['/addressList', { ...operator, functions: [] }, 'forbidden'],
    ['/fieldMiddleOffice/monitorData', mayOnly('desk.view'), 'forbidden'],
    ['/Search', member, 'open'],
    ['/search', member, 'open'],
    ['/SEARCH', member, 'missing'],
  ])('%s leads to the right place (%#)', (address, session, expected) =>
    expect(verdict(address, session)).toBe(expected),
  )

  test('the subscription is asked before the monitor module, the module before the position', () => {
    expect(verdict('/monitorData', { ...overdue, roles: [] })).toBe('/personalCenter?part=subscription')
    expect(verdict('/monitorData', roleless)).toBe('/cloudWord')
  })
})

describe('by host', () => {
  test.each([
    ['0', '/monitorData'],
    ['1', '/sysNavigation'],
    ['2', '/Tools'],
    ['3', '/monitorData'],
    ['-1', '/overview'],
  ] as const)('layout type %s lands on %s', (layoutType, landing) =>
    expect(verdict('/', member, host('default', layoutType))).toBe(landing),
  )

  test.each<[Kind, string, Session | null, string]>([
    ['variant-mz', '/login?returnTo=%2F', nobody, '/mzLogin?returnTo=%2F'],
    ['variant-idr', '/login', nobody, '/IDRLogin'],
    ['variant-idr', '/index?interaction=a', nobody, '/IDRLogin?interaction=a'],
    ['variant-cz', '/', nobody, '/czLogin'],
    ['variant-cz', '/czLogin', nobody, 'open'],
    ['variant-cz', '/czLogin', member, '/monitorData'],
    ['ipr', '/', nobody, '/mediaLogin'],
    ['ipr', '/', member, '/ipr/workbench'],
    ['ipr', '/ipr/myMedia', member, 'open'],
    ['ipr', '/monitorData', member, '/ipr/workbench'],
    // The same screen stands at an address of this host.
    ['ipr', '/iklDetail?id=m3', member, '/ipr/iklDetail?id=m3'],
    ['ipr', '/mediaList', member, '/ipr/mediaList'],
    ['ipr', '/personalCenter', member, '/ipr/workbench'],
    ['ipr', '/error', nobody, 'open'],
    ['ipr', '/newMonitorDetail', nobody, 'open'],
    ['yq', '/', nobody, '/svw/carLogin'],
    ['yq', '/login', nobody, '/svw/carLogin'],
    ['yq', '/svw', member, '/svw/LayoutNavLeft'],
    ['yq', '/svw/LayoutNavLeft', member, '/svw/ThingsView'],
    ['yq', '/svw/ThingsView', member, 'open'],
    ['yq', '/overview', member, '/svw/ThingsView'],
    ['tool', '/overview', roleless, 'open'],
    ['general', '/earlyWarning', roleless, 'open'],
    ['test', '/monitorData', roleless, '/cloudWord'],
  ])('on %s, %s leads to the right place (%#)', (kind, address, session, expected) =>
    expect(verdict(address, session, host(kind))).toBe(expected),
  )

  test('nobody is sent round in circles on any host', () => {
    const kinds: Kind[] = ['default', 'ipr', 'yq', 'variant-mz', 'variant-idr', 'variant-cz', 'tool', 'general', 'test']
    for (const kind of kinds)
      for (const session of [nobody, member, roleless, overdue, unchosen])
        for (const start of [
          '/',
          '/login',
          '/index',
          '/monitorData',
          '/svw',
          '/ipr/workbench',
          '/mediaNav',
          '/nowhere',
        ]) {
          let address = start
          for (let step = 0; ; step++) {
            const next = verdict(address, session, host(kind))
            if (!next.startsWith('/')) break
            address = next
            expect(step, `${kind} ${start}`).toBeLessThan(5)
          }
        }
  })
})

describe('which organisation', () => {
  test.each([
    [['/guanlan/organisations/815_member'], 815],
    [['/a/b/c/9_x'], 9],
    [['/a/b/c_d/9_x'], null],
    [['/7_alone'], 7],
    [['/a/b/c'], null],
    [[], null],
    [undefined, null],
  ])('group %j names %s', (groups, id) => expect(orgOfGroups(groups)).toBe(id))

  const two = [{ id: 3 }, { id: 4 }]
  test.each([
    ['the remembered one', two, 4, undefined, '/overview', 4],
    ['not one that was left', two, 9, undefined, '/overview', null],
    ['the only one', [{ id: 3 }], null, undefined, '/overview', 3],
    ['that of the first group on /Search', two, null, ['/g/o/4_member'], '/Search', 4],
    ['asked for elsewhere', two, null, ['/g/o/4_member'], '/overview', null],
    ['never somebody else’s', two, null, ['/g/o/5_member'], '/Search', null],
  ])('%s', (_, orgs, remembered, groups, path, id) => expect(orgToBegin(orgs, remembered, groups, path)).toBe(id))
})
