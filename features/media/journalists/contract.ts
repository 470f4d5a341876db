/** People who write: where, about what, how they were spoken to, and what may be known of them. */
import {
  Changed,
  chosenOf,
  contract,
  exportCall,
  feature,
  Id,
  IdInPath,
  IdsInBody,
  IdsInQuery,
  IdsText,
  importCalls,
  KeysetPaging,
  keysetListOf,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Draft, exported, exportedWithWays, Journalist, Question } from './contract/journalist.ts'
import { mostUnspoken, SignaturePage, Signatures, Unspoken } from './contract/signatures.ts'
import { mostTalks, Talk, TalkDraft } from './contract/talks.ts'
import { Merged, mostTwins, Twins } from './contract/twins.ts'
import { Contacts, Ways } from './contract/ways.ts'

export * from './contract/imported.ts'
export * from './contract/journalist.ts'
export * from './contract/signatures.ts'
export * from './contract/talks.ts'
export * from './contract/twins.ts'
export * from './contract/ways.ts'

const path = '/inews/journalistInfo'
const views = { access: 'member', permission: 'mediaLibrary.view' } as const
const edits = { access: 'member', permission: 'mediaLibrary.edit', undo: true } as const
/** Shown to nobody unseen. */
const reaches = { access: 'member', permission: 'mediaLibrary.contacts', audit: 'always' } as const
const Listed = keysetListOf(Journalist).extend({ erased: z.number().int().describe('People who were erased so far') })
const ById = z.object({ id: Id })

const imports = importCalls({ path, permission: 'mediaLibrary.edit' })
const { export: withoutWays } = exportCall({
  path,
  permission: 'mediaLibrary.view',
  question: Question,
  columns: exported,
})
const { export: withWays } = exportCall({
  path: `${path}/contacts`,
  permission: 'mediaLibrary.contacts',
  question: Question,
  columns: exportedWithWays,
})

export const journalists = contract({
  list: {
    ...views,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Journalists, page after page, without ways to reach them',
    body: Question.extend(KeysetPaging.shape),
    reply: Listed,
  },
  listByAddress: {
    ...views,
    method: 'GET',
    path: `${path}/list`,
    summary: 'The same, queried in the address',
    query: Question.extend(KeysetPaging.shape),
    reply: Listed,
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One journalist, without ways to reach them',
    params: ById,
    reply: Journalist,
  },
  names: {
    ...views,
    method: 'GET',
    path: `${path}/names`,
    summary: 'People of the book by a part of their name (20), or by their ids, with where they write',
    query: z.object({ like: z.string().max(100).default(''), ids: IdsText.optional() }),
    reply: z.array(z.object({ id: z.number().int(), name: z.string(), note: z.string() })).max(100),
  },
  add: { ...edits, method: 'POST', path: `${path}/add`, summary: 'Add a journalist', body: Draft, reply: Journalist },
  update: {
    ...edits,
    method: ['PUT', 'POST'],
    path: `${path}/update`,
    aliases: [`${path}/update/{id}`],
    summary: 'Change a journalist; refused when it was changed since the version that is named',
    params: IdInPath,
    query: z.object({ id: Id.optional() }),
    body: Draft.extend({ id: Id.optional(), version: Version }),
    reply: Journalist,
  },
  delete: {
    ...edits,
    method: ['DELETE', 'POST'],
    path: `${path}/del`,
    aliases: [`${path}/del/{id}`],
    summary: 'Take one or several off the list; they come back by undo for 30 days, then they are erased',
    params: IdInPath,
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  remove: {
    ...edits,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Take those chosen off the list, or all that a question finds but some',
    body: chosenOf(Question),
    reply: Changed,
  },
  erase: {
    access: 'member',
    permission: 'mediaLibrary.edit',
    audit: 'always',
    method: 'POST',
    path: `${path}/erase`,
    summary:
      'Erase people for good: name, ways to reach them, notes and conversations leave lists, history and files; a counted line stays',
    body: IdsInBody,
    reply: Changed,
  },
  contacts: {
    ...reaches,
    method: 'POST',
    path: `${path}/contacts`,
    summary: 'Ways to reach the people named; who looked is in the record of acts',
    body: IdsInBody,
    reply: z.array(Contacts),
  },
  saveContacts: {
    // No line with what was sent: it would hold the ways for good. History keeps that they changed.
    access: 'member',
    permission: 'mediaLibrary.contacts',
    undo: true,
    method: 'POST',
    path: `${path}/contacts/save`,
    summary: 'The ways to reach a person, all of them: what is not named any more goes',
    body: z.object({ id: Id, ways: Ways }),
    reply: Changed,
  },
  talks: {
    ...views,
    method: ['POST', 'GET'],
    path: `${path}/talks/{id}`,
    reads: true,
    summary: 'Conversations with a person, newest first',
    params: ById,
    reply: z.array(Talk).max(mostTalks),
  },
  addTalk: {
    ...edits,
    method: 'POST',
    path: `${path}/talks/add`,
    summary: 'Write down a conversation',
    body: TalkDraft,
    reply: z.array(Talk),
  },
  removeTalk: {
    ...edits,
    method: 'DELETE',
    path: `${path}/talks/del/{id}`,
    summary: 'Remove a conversation',
    params: ById,
    reply: Changed,
  },
  signatures: {
    ...views,
    method: 'POST',
    path: `${path}/signatures`,
    reads: true,
    cost: 'expensive',
    summary: 'Authors of the organisation’s articles of 90 days who are not in the book; nobody is added by itself',
    body: SignaturePage,
    reply: Signatures,
  },
  unspoken: {
    ...views,
    method: ['POST', 'GET'],
    path: `${path}/unspoken`,
    reads: true,
    cost: 'expensive',
    summary:
      'Who in the book wrote what our monitors want in 90 days and was not spoken to in them, the most articles first',
    reply: z.object({ list: z.array(Unspoken).max(mostUnspoken), total: z.number().int() }),
  },
  twins: {
    ...views,
    method: ['POST', 'GET'],
    path: `${path}/twins`,
    reads: true,
    summary: 'Pairs that may be one person, with the reasons',
    reply: z.array(Twins).max(mostTwins),
  },
  merge: {
    ...edits,
    method: 'POST',
    path: `${path}/merge`,
    summary: 'One person of two, field by field',
    body: Merged,
    reply: Journalist,
  },
  export: { ...withoutWays, audit: 'always' },
  exportContacts: { ...withWays, audit: 'always' },
  ...imports,
  importFile: { ...imports.importFile, files: { ...imports.importFile.files, kinds: ['xlsx', 'csv', 'vcf'] } },
})

export const journalistsFeature = feature({
  name: 'journalists',
  permissions: {},
  borrows: ['mediaLibrary.view', 'mediaLibrary.edit', 'mediaLibrary.contacts'],
  quotas: {},
  contract: journalists,
})
