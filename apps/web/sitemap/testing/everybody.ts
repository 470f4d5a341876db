import type { Session } from '../../guard/session.ts'

/** Who may open every place. */
export const everybody: Session = {
  profile: {
    ...{ userId: 7, userName: '岑溪', account: 'cenxi', phone: null, roles: ['operator'], appearance: null },
    orgs: [
      {
        id: 3,
        name: '澄屿汽车',
        role: 'orgAdmin',
        timeZone: 'Asia/Shanghai',
        demonstration: false,
        lacksSecondFactor: false,
        supportUntil: null,
        look: null,
      },
    ],
    closed: [],
  },
  orgId: 3,
  roles: ['operator', 'orgAdmin', 'member', 'monitor_module'],
  menus: [],
  functions: null,
  expired: false,
}
