/** What differs by host, as data. Features never read the host themselves. */
import type { DomainConfig } from '@guanlan/features/people/sign-in/contract'

export type Kind = DomainConfig['hostKind']
export type LayoutType = DomainConfig['layoutType']

export interface HostVariant {
  kind: Kind
  /** Where a visitor signs in. */
  login: string
  /** Frame of the signed-in product: rail (0, 3, -1), navigation page (1), tools (2). */
  layoutType: LayoutType
  /** Where a signed-in person arrives. */
  landing: string
  /** `all` places, or only those that name this host (ambiguities 33, 34). */
  keep: 'all' | 'own'
  /** Places of position `sys` open without a role (ambiguities 40). */
  systemUser: boolean
  /** Paths that are no pages of this host and open over its own ones: what is a person's own, and articles. */
  over: readonly string[]
}

interface Rules {
  login: string
  keep: HostVariant['keep']
  systemUser: boolean
  /** Replaces the landing page of the layout type (ambiguities 35). */
  landing?: string
  over?: HostVariant['over']
}

const plain: Rules = { login: '/login', keep: 'all', systemUser: false }
const rulesByKind: Readonly<Record<Kind, Rules>> = {
  default: plain,
  ipr: {
    login: '/mediaLogin',
    keep: 'own',
    systemUser: false,
    landing: '/ipr/workbench',
    over: ['/personalCenter', '/problemFeedback', '/help', '/monitorData', '/monitorDetail', '/dataCloudDetail'],
  },
  yq: { login: '/svw/carLogin', keep: 'own', systemUser: false, landing: '/svw/ThingsView' },
  'variant-mz': { ...plain, login: '/mzLogin' },
  'variant-idr': { ...plain, login: '/IDRLogin' },
  'variant-cz': { ...plain, login: '/czLogin' },
  tool: { ...plain, systemUser: true },
  general: { ...plain, systemUser: true },
  test: { ...plain, systemUser: true },
}

/** Spec 6: the layout type decides where one lands. */
const landings: Readonly<Record<LayoutType, string>> = {
  '0': '/monitorData',
  '1': '/sysNavigation',
  '2': '/Tools',
  '3': '/monitorData',
  '-1': '/overview',
}

export function variantOf({ hostKind, layoutType }: Pick<DomainConfig, 'hostKind' | 'layoutType'>): HostVariant {
  const { landing, over = [], ...rules } = rulesByKind[hostKind]
  return { kind: hostKind, layoutType, landing: landing ?? landings[layoutType], over, ...rules }
}
