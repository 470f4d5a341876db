/** Everything of one organisation as a file, and what there is of it; of one in the bin, its end at once. */
import { contract, Empty, feature, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const SetUp = z.object({
  orgId: Id,
  from: Id.describe('The organisation whose roles, vocabularies and monitors are copied'),
  packageId: Id.nullable().default(null).describe('Opened from now on; null: none'),
})
export type SetUp = z.output<typeof SetUp>
export const SetUpDone = z.object({
  roles: z.number().int(),
  vocabularies: z.number().int(),
  monitors: z.number().int(),
})
export type SetUpDone = z.infer<typeof SetUpDone>

const path = '/inews/org/data'
const managing = { access: 'manager', permission: 'organisationData.export' } as const

export const DataExport = z.object({
  id: z.number().int(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Rows so far. */
  done: z.number().int(),
  hasFile: z.boolean(),
  at: Moment,
  /** Until when the file is there. */
  expiresAt: Moment.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** Rows by table, the largest first. */
export const DataSheet = z.object({
  organisation: z.string(),
  rows: z.number().int(),
  files: z.number().int(),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int() })),
})
export type DataSheet = z.infer<typeof DataSheet>

export const organisationData = contract({
  exports: {
    ...managing,
    method: 'GET',
    path: `${path}/export`,
    afterExpiry: true,
    summary: 'Exports of the whole organisation, the newest ten',
    reply: z.array(DataExport),
  },
  export: {
    ...managing,
    method: 'POST',
    path: `${path}/export`,
    afterExpiry: true,
    audit: 'always',
    summary:
      'Put everything of the organisation into one file: JSON lines for each table, files by their SHA-256, a sheet of counts. One at a time',
    reply: z.object({ id: z.number().int() }),
  },
  file: {
    ...managing,
    method: 'GET',
    path: `${path}/export/{id}/file`,
    afterExpiry: true,
    envelope: 'file',
    summary: 'The file of an export that is done (zip)',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  sheet: {
    access: 'operator',
    method: 'GET',
    path: '/mgrV1/org/data/{orgId}',
    cost: 'expensive',
    summary: 'How many rows of which table and how many files an organisation has: what its deletion would take',
    params: z.object({ orgId: Id }),
    reply: DataSheet,
  },
  setUp: {
    access: 'operator',
    method: 'POST',
    path: '/mgrV1/org/data/setUp',
    summary:
      'Set an organisation up as another one is: its roles, vocabularies and monitors, without articles and people, and a package',
    body: SetUp,
    reply: SetUpDone,
  },
  purge: {
    access: 'operator',
    method: 'POST',
    path: '/mgrV1/org/data/purge',
    summary:
      'Delete an organisation that lies in the bin for good, without waiting for its 30 days; its name says that it is meant. It begins within two hours, and the sheet of counts stays',
    body: z.object({ orgId: Id, name: z.string().max(100) }),
    reply: Empty,
  },
})

export const organisationDataFeature = feature({
  name: 'organisationData',
  permissions: {
    export: {
      name: ['导出机构全部数据', '匯出機構全部資料', 'Export everything of the organisation'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: organisationData,
})
