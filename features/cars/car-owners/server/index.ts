import { platforms } from '@guanlan/features/articles/articles/contract'
import { type Phrase, say } from '@guanlan/platform/contract'
import { namedIds, serverHalf, sheetsOf, workerHalf } from '@guanlan/platform/server'
import { platformName } from '../contract/platform-name.ts'
import { carOwnersFeature, exported, imported, mileageBands, OwnerDraft, OwnerQuestion, sources } from '../contract.ts'
import { strings } from '../strings.ts'
import { addAccount, articlesOf, listAccounts, removeAccount } from './accounts.ts'
import { eraseEnded, eraseOwners } from './erase.ts'
import { deleteLabels, listLabels, saveLabel } from './labels.ts'
import { owners } from './owners.ts'
import { release, take } from './pool.ts'

export { addAccount } from './accounts.ts'
export { saveLabel } from './labels.ts'
export { owners } from './owners.ts'
export { take } from './pool.ts'

const parts = (text: string) =>
  text
    .split(/[、,，]/)
    .map(each => each.trim())
    .filter(Boolean)
const sourceOf = (text: string): string =>
  sources.find(code => code === text || (strings[code] as Phrase).some(word => word === text)) ?? text

const sheets = sheetsOf({
  ...{ name: 'carOwners', title: strings.title, exported, imported },
  ...{ question: OwnerQuestion, draft: OwnerDraft, by: 'code', records: owners },
  cells: { labels: row => row.labels.join('、'), source: row => strings[row.source][0] },
  read: {
    ...{ labels: parts, source: sourceOf, mileage: text => (text === '' ? null : Number(text.replaceAll(',', ''))) },
    ...{ consentFrom: text => text || null, consentUntil: text => text || null },
  },
  words: { carOwners: strings },
})
export const carOwnersWorker = workerHalf({
  works: sheets.works,
  upkeep: [{ name: 'erase-ended-car-owners', cron: '40 2 * * *', run: ({ db }) => eraseEnded(db) }],
})

export const carOwnersServer = serverHalf({
  feature: carOwnersFeature,
  words: strings,
  jobs: sheets.jobs,
  routes: {
    list: (scope, { body }) => owners.list(scope, body),
    pool: (scope, { body }) => owners.list(scope, { ...body, whose: 'pool' }),
    get: (scope, { params }) => owners.get(scope, params.id),
    create: (scope, { body }) => owners.create(scope, body),
    update: (scope, { body }) => owners.update(scope, body),
    delete: (scope, call) => eraseOwners(scope, namedIds(call)),
    contacts: (scope, { body }) => owners.contacts(scope, body.id),
    take: (scope, { body }) => take(scope, body.id),
    release: (scope, { body }) => release(scope, body.id),
    accounts: (scope, { body }) => listAccounts(scope, body),
    addAccount: (scope, { body }) => addAccount(scope, body),
    removeAccount: (scope, { params }) => removeAccount(scope, params.id),
    labels: (scope, { query }) => listLabels(scope, query),
    saveLabel: (scope, { body }) => saveLabel(scope, body),
    deleteLabel: (scope, call) => deleteLabels(scope, namedIds(call)),
    articles: (scope, { body }) => articlesOf(scope, body),
    dictionary: async ({ locale }) => ({
      sources: sources.map(code => ({ code, name: say(strings[code], locale) })),
      mileageBands: mileageBands.map(({ code }) => ({ code, name: say(strings[code], locale) })),
      platforms: platforms.map(code => ({ code, name: say(platformName(code), locale) })),
    }),
    ...sheets.routes,
  },
})
