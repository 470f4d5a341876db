/** Car owners of the organisation's own programme, with consent, accounts and labels. */
import { ArticleRow, Filter } from '@guanlan/features/articles/articles/contract'
import {
  Changed,
  contract,
  exportCall,
  feature,
  Id,
  IdsInBody,
  IdsInQuery,
  importCalls,
  KeysetPaging,
  keysetListOf,
  listOf,
  Moment,
  Paging,
  recordCalls,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Account, exported, Label, LabelName, Owner, OwnerDraft, OwnerQuestion, Platform } from './contract/owner.ts'

export * from './contract/owner.ts'

const path = '/inews/carOwner'
const manages = { access: 'member', permission: 'cars.owners' } as const
const edits = { ...manages, undo: true } as const
const asks = { ...manages, method: 'POST', reads: true } as const

const Listed = keysetListOf(Owner).extend({
  ended: z.number().int().describe('People who were erased, or whose consent ended, so far'),
})
const { remove: _, ...records } = recordCalls({
  ...{ path, name: 'cars', noun: 'an owner', listed: 'Owners, page after page', listBy: 'body', idIn: 'body' },
  ...{ Question: OwnerQuestion, Draft: OwnerDraft, Record: Owner },
})
const Choice = z.object({ code: z.string(), name: z.string() })

export const carOwners = contract({
  ...records,
  list: {
    ...asks,
    path: `${path}/list`,
    summary: 'Owners, page after page, contacts masked',
    body: OwnerQuestion.extend(KeysetPaging.shape),
    reply: Listed,
  },
  pool: {
    ...asks,
    path: `${path}/pool/list`,
    summary: 'Owners nobody looks after',
    body: OwnerQuestion.extend(KeysetPaging.shape),
    reply: Listed,
  },
  get: { ...records.get, ...manages, path: `${path}/get/{id}` },
  create: {
    ...records.create,
    ...edits,
    path: `${path}/add`,
    summary: 'Add an owner; ways to reach them only with a consent that lasts',
  },
  update: {
    ...manages,
    method: 'PUT',
    path: `${path}/update`,
    summary: 'Change an owner; history keeps no values of people, so that it cannot be taken back',
    body: OwnerDraft.extend({ id: Id, version: Version }),
    reply: Owner,
  },
  delete: {
    ...manages,
    audit: 'always',
    method: 'DELETE',
    path: `${path}/delete`,
    summary: 'Erase owners for good, all but the fact',
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  contacts: {
    access: 'member',
    permission: 'cars.contacts',
    audit: 'always',
    method: 'POST',
    path: `${path}/contacts`,
    summary: 'How an owner is reached; who looked is in the record of acts',
    body: z.object({ id: Id }),
    reply: z.object({ id: z.number().int(), phone: z.string(), mail: z.string() }),
  },
  take: {
    ...edits,
    method: 'POST',
    path: `${path}/pool/take`,
    summary: 'Look after an owner of the pool',
    body: z.object({ id: Id }),
    reply: Changed,
  },
  release: {
    ...edits,
    method: 'POST',
    path: `${path}/pool/release`,
    summary: 'Put an owner back in the pool',
    body: z.object({ id: Id }),
    reply: Changed,
  },
  accounts: {
    ...asks,
    path: `${path}/account/list`,
    summary: 'Public accounts of owners',
    body: Paging.extend({ ownerId: Id.optional() }),
    reply: listOf(Account),
  },
  addAccount: {
    ...edits,
    method: 'POST',
    path: `${path}/account/add`,
    summary: 'Add a public account to an owner',
    body: z.object({
      ownerId: Id,
      platform: Platform,
      account: z.string().trim().min(1, 'carOwners.accountLength').max(100, 'carOwners.accountLength'),
    }),
    reply: Account,
  },
  removeAccount: {
    ...manages,
    method: 'DELETE',
    path: `${path}/account/{id}`,
    summary: 'Remove a public account for good',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  labels: {
    ...manages,
    method: 'GET',
    path: `${path}/label/list`,
    summary: 'Labels with how many owners have each',
    query: Paging,
    reply: listOf(Label),
  },
  saveLabel: {
    ...edits,
    method: 'POST',
    path: `${path}/label/save`,
    summary: 'Add a label, or rename the one of this id; refused when it was renamed since',
    body: z.object({ id: Id.optional(), version: Version.optional(), name: LabelName }),
    reply: Label,
  },
  deleteLabel: {
    ...edits,
    method: 'DELETE',
    path: `${path}/label/delete`,
    summary: 'Remove labels that nobody has',
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  articles: {
    ...asks,
    cost: 'expensive',
    path: `${path}/article/list`,
    summary: 'Articles by accounts of owners on one platform, as lists of the desk have them',
    body: Paging.extend({
      ownerId: Id.optional().describe('Absent: of all owners'),
      platform: Platform.optional().describe('Absent: the first on which there are accounts'),
      from: Moment,
      to: Moment,
    }),
    reply: z.object({
      list: z.array(ArticleRow),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      platforms: z.array(Platform).describe('On which there are accounts'),
      filters: z.array(Filter).describe('That list the same articles on the desk'),
      accountsLeftOut: z
        .number()
        .int()
        .describe('Of the platform, beyond the first 50 in their order: their articles are not among these'),
    }),
  },
  dictionary: {
    ...manages,
    method: 'GET',
    path: `${path}/dictionary`,
    summary: 'Sources, bands of mileage and platforms of accounts, in the reader’s language',
    reply: z.object({ sources: z.array(Choice), mileageBands: z.array(Choice), platforms: z.array(Choice) }),
  },
  ...exportCall({ path, permission: 'cars.owners', question: OwnerQuestion, columns: exported }),
  ...importCalls({ path, permission: 'cars.owners' }),
})

export const carOwnersFeature = feature({
  name: 'carOwners',
  permissions: {},
  borrows: ['cars.owners', 'cars.contacts'],
  quotas: {},
  contract: carOwners,
})
