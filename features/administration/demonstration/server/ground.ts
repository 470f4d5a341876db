/** Organisations, people, monitors and brands of the demonstration. All invented. */

import type { eventKinds } from '@guanlan/features/events/events/contract'

export const password = 'guanlan-demo'

export const organisations = [
  { id: 1, name: '澄屿汽车 · 公关传播部' },
  { id: 2, name: '霁蓝出行 · 品牌部' },
] as const

export const people = [
  { account: 'demo@guanlan.local', name: '沈知遥', roles: [], memberships: [{ org: 1, role: 'orgAdmin' }] },
  { account: 'member@guanlan.local', name: '顾言蹊', roles: [], memberships: [{ org: 1, role: 'member' }] },
  { account: 'other@guanlan.local', name: '岑溪', roles: [], memberships: [{ org: 2, role: 'orgAdmin' }] },
  { account: 'operator@guanlan.local', name: '运营员', roles: ['operator'], memberships: [] },
] as const

/** The role of 顾言蹊: a member who opens the screens that an operator gives one by one, too. */
export const seriesAnalyst = {
  name: '车系分析与大屏',
  note: '成员的全部权限，另开车系洞察、媒体工作台与大屏',
  basedOn: 'member' as const,
}

interface Item {
  name: string
  words?: string
  rule?: string
  excluded?: string
  below?: readonly Item[]
}

/** Folders have `below`, items have words or a rule. */
export const trees: Readonly<Record<number, readonly Item[]>> = {
  1: [
    {
      name: '澄屿汽车 · 品牌',
      below: [
        { name: '澄屿汽车全部', words: '澄屿,澄屿汽车,鹭行,岚舟', excluded: '招聘,二手报价' },
        {
          name: '鹭行 Pro 车门',
          rule: '(鹭行 Pro|鹭行Pro)+(车门|门把手|把手){8}(冻住|结冰|打不开|失灵)-(招聘|转让|二手报价)',
        },
        { name: '鹭行 上市口碑', rule: '鹭行+(口碑|提车|试驾|评测)-招聘' },
        { name: '自动泊车', rule: '(澄屿|鹭行|岚舟)+(自动泊车|泊车辅助)' },
        { name: '售后与客服', rule: '(澄屿|鹭行|岚舟)+(售后|客服|维修|4S店)' },
        { name: '高管与资本市场', rule: '澄屿汽车+(财报|股价|融资|董事长|总裁|交付量)' },
      ],
    },
    {
      name: '竞品',
      below: [
        { name: '朔野汽车', words: '朔野,朔野汽车' },
        { name: '霁蓝出行', words: '霁蓝,霁蓝出行' },
        { name: '穹途', words: '穹途,穹途汽车' },
      ],
    },
    {
      name: '行业与政策',
      below: [
        { name: '召回与监管', rule: '(召回|监管|投诉)+(汽车|电动车|新能源)' },
        { name: '电池安全', rule: '(电池|电芯){12}(起火|自燃|冒烟|安全)' },
      ],
    },
  ],
  2: [
    { name: '霁蓝出行', words: '霁蓝,霁蓝出行' },
    { name: '澄屿汽车', words: '澄屿汽车,鹭行' },
  ],
}

/** The first tells at once, the second asks a person first. */
export const warnings: Readonly<Record<number, readonly object[]>> = {
  1: [
    { name: '鹭行车门', warningWords: '鹭行+(车门|把手|锁)', sentiment: [-1] },
    {
      name: '竞品重要负面（先审核）',
      warningWords: '朔野|霁蓝|穹途',
      sentiment: [-1],
      conditions: [{ name: 'level', relationOperator: 'atLeast', value: ['3'] }],
      looksFirst: true,
      unlooked: 'keep',
    },
  ],
}

/** Rules that open crises: the outbreak of the newsroom (pipeline/collect/newsroom/pace.ts) is found by it, and so is the burst that each visit sees. */
export const crisisRules: Readonly<Record<number, readonly object[]>> = {
  1: [
    {
      name: '车门舆情暴发',
      warningWords: '(澄屿|鹭行|岚舟)+(车门|把手|锁)',
      sentiment: [-1],
      timeConditions: [{ kind: 'volume', atLeast: 12, minutes: 60, coolDown: 1440 }],
      crisisLevel: 2,
      opens: 'propose',
    },
  ],
}

/** Events of what breaks out in the newsroom, by the places of its themes and brands (pipeline/collect/newsroom): `words` stand beside a name of the brand. */
export const eventsOfThemes: Readonly<Record<number, { title: string; words: string; kind: EventKind }>> = {
  0: { title: '车门低温打不开', words: '车门|把手', kind: 'product' },
  2: { title: '自动泊车事故争议', words: '泊车|立柱', kind: 'accident' },
  3: { title: '售后维修投诉', words: '售后|客服|维修|配件|异响|报价', kind: 'service' },
  5: { title: '车主要求召回', words: '召回|约谈|监管', kind: 'policy' },
  6: { title: '充电起火与电池衰减', words: '电池|起火|冒烟|自燃', kind: 'accident' },
}
type EventKind = (typeof eventKinds)[number]

/** What the newsroom writes about (pipeline/collect/newsroom/cast.ts), for the brand library. */
export const cast = [
  { brand: '澄屿汽车', short: '澄屿', models: ['鹭行', '岚舟'] },
  { brand: '朔野汽车', short: '朔野', models: ['北驰'] },
  { brand: '霁蓝出行', short: '霁蓝', models: ['云桥'] },
  { brand: '穹途汽车', short: '穹途', models: ['星野'] },
] as const

const plain = { ambiguous: [], context: [], except: [], enabled: true }
export const brandLibrary = cast.flatMap(({ brand, short, models }) => [
  { kind: 'brand' as const, name: brand, aliases: [short], ...plain },
  ...models.map(model => ({ kind: 'prod' as const, name: model, aliases: [], ...plain })),
])
