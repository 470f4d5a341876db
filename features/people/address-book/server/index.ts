import {
  columnsOf,
  containing,
  recordTable,
  serverHalf,
  sheetsOf,
  shownRecords,
  workerHalf,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { addressBookFeature, Draft, exported, Fields, imported, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { askAddresses, confirmAddress, confirmationOf } from './confirm.ts'
import { withConfirmation } from './confirmations.ts'
import { declareDay, undeclareDay, yearOf } from './days/calendar.ts'
import { addRoster, changeRoster, getRoster, listRosters, removeRosters } from './duty/rosters.ts'
import { groupsOf } from './groups.ts'
import { forgettingAddresses } from './leave.ts'
import { addMembers } from './members.ts'
import { standInPage } from './scan/page.ts'
import { makeCode, noteScan, receiverOf, statusOf, unbind } from './scan/scans.ts'
import { unsubscribe } from './stop.ts'

export { contactsOfMembers } from './contacts-of-members.ts'
export { type Calendar, calendarOf, calendarWith } from './days/calendar.ts'
export { dutiesOfMembers } from './duty/owned-data.ts'
export { onDuty } from './duty/rosters.ts'
export { memberMail } from './members.ts'
export { isInBook, missingPeople, type Person, pauseAddress, peopleOf, reachedByMail } from './people.ts'
export { stopDeadAddress, stoppedAmong } from './stop.ts'

type Asked = Pick<Question, 'like' | 'group'> & { ids?: number[] | undefined }

const records = recordTable<Draft, Asked, Question['sort']>({
  table: 'address_book',
  fields: { ...columnsOf(Draft), groups: { json: 'groups' } },
  where: ({ like, group, ids }) =>
    sql`${containing(['name', 'email', 'mobile', 'we_chat'], like) ?? sql`true`}
      and ${group ? sql`r.groups @> ${JSON.stringify([group])}::jsonb` : sql`true`} and ${ids ? sql`r.id = any(${ids}::int[])` : sql`true`}`,
  sorts: {
    name: { value: sql`r.name`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
  taken: { address_book_by_name: ['name', 'addressBook.taken'] },
})

const people = shownRecords(records, { shown: withConfirmation })

const everybody = { like: '', group: '' }

const sheets = sheetsOf({
  name: 'addressBook',
  title: strings.title,
  ...{ exported, imported, question: Question, draft: Fields, by: 'name', records },
  cells: { updatedAt: row => new Date(row.updatedAt), groups: row => row.groups.join('、') },
  words: { addressBook: strings },
  quota: {
    name: 'addressBookCount',
    title: addressBookFeature.quotas.addressBookCount.name,
    count: scope => records.count(scope, everybody),
  },
})
/** Done by the workers. */
export const addressBookWorks = sheets.works
export const addressBookWorker = workerHalf({ works: addressBookWorks })

export interface AddressBookParts {
  /** The address people use, for the link in the question. */
  publicUrl: string
}

export const addressBookServer = ({ publicUrl }: AddressBookParts) =>
  serverHalf({
    feature: addressBookFeature,
    words: strings,
    jobs: sheets.jobs,
    counters: { addressBookCount: scope => records.count(scope, everybody) },
    routes: {
      rosters: (scope, { query }) => listRosters(scope, query),
      roster: (scope, { params }) => getRoster(scope, params.id),
      addRoster: (scope, { body }) => addRoster(scope, body),
      changeRoster: (scope, { body }) => changeRoster(scope, body),
      removeRosters: (scope, { body }) => removeRosters(scope, body),
      weChatCode: (scope, { query }) => makeCode(scope, publicUrl, query.personId),
      weChatCodeStatus: (scope, { params }) => statusOf(scope, params.id),
      weChatStandIn: async (scope, _, { reply }) =>
        void (await reply
          .header('content-type', 'text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(standInPage(await noteScan(scope), scope.locale))),
      weChatReceiver: (scope, { params }) => receiverOf(scope, publicUrl, params.id),
      unbindWeChat: async (scope, { params }) => {
        await unbind(scope, params.id)
        return null
      },
      calendar: (scope, { query }) => yearOf(scope, query.year),
      declareDay: (scope, { body }) => declareDay(scope, body),
      undeclareDay: (scope, { params }) => undeclareDay(scope, params.day),
      list: (scope, { query: { ids, ...query } }) => people.list(scope, { ...query, ids: ids?.split(',').map(Number) }),
      get: (scope, { params }) => people.get(scope, params.id),
      create: async (scope, { body }) => {
        const made = await records.create(scope, body)
        await askAddresses(scope, publicUrl, [made])
        return one(await withConfirmation(scope, [made]))
      },
      update: async (scope, { body }) => {
        const before = await records.get(scope, body.id)
        const changed = await forgettingAddresses(scope, () => records.update(scope, body))
        if (changed.email !== before.email) await askAddresses(scope, publicUrl, [changed])
        return one(await withConfirmation(scope, [changed]))
      },
      remove: (scope, { params }) =>
        forgettingAddresses(scope, () =>
          records.remove(scope, { ids: params.id.split(',').map(Number), allOf: null, but: [] }),
        ),
      removeChosen: (scope, { body }) => forgettingAddresses(scope, () => records.remove(scope, body)),
      groups: scope => groupsOf(scope),
      fromMembers: scope => addMembers(scope),
      ask: async (scope, { body }) => {
        const { list } = await records.pageOfChosen(
          scope,
          { ids: body.ids, allOf: null, but: [] },
          { sort: 'name', order: 'asc', limit: body.ids.length },
        )
        return { changed: await askAddresses(scope, publicUrl, list) }
      },
      ...sheets.routes,
      unsubscribe: scope => unsubscribe(scope),
      confirmation: scope => confirmationOf(scope),
      confirm: scope => confirmAddress(scope),
    },
  })

const one = <Row>([row]: readonly Row[]): Row => row as Row
