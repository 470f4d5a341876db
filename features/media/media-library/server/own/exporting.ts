/** Lists of media as files. */

import { regions } from '@guanlan/engine/text'
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { type Locale, say } from '@guanlan/platform/contract'
import { type ChosenRecords, exportOf, type RecordPage, type Scope } from '@guanlan/platform/server'
import {
  builtInTypes,
  type Entry,
  EntryQuestion,
  exportedEntries,
  exportedOrgMedia,
  OrgMediaQuestion,
  type OrgMedium,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { entriesToExport } from '../entries/list.ts'
import { chosenOwn } from './save.ts'
import { showOwn } from './shown.ts'
import { ownTable } from './table.ts'
import { listTypes } from './types.ts'

let names: ReadonlyMap<number, string> | undefined
function regionName(code: number | null): string | null {
  names ??= new Map(regions.map(region => [Number(region.code), region.name]))
  return code === null ? null : (names.get(code) ?? String(code))
}

const verification = (code: 0 | 1 | 2 | null | undefined, locale: Locale) =>
  code === null || code === undefined ? null : say(strings[`verification_${code}`], locale)
const typeName = (code: string, locale: Locale) => {
  const builtIn = builtInTypes.find(each => each === code)
  return builtIn ? say(strings[`type_${builtIn}`], locale) : code
}

const cells = {
  kind: ({ kind }: Entry, locale: Locale) => say(strings[`kind_${kind}`], locale),
  mediaType: ({ mediaType }: Entry, locale: Locale) => say(articleWords[mediaType], locale),
  platform: ({ platform }: Entry, locale: Locale) =>
    platform === null ? null : say(articleWords[platform === 'weixin' ? 'weixin' : platform], locale),
  level: ({ level }: Entry, locale: Locale) => say(articleWords[level], locale),
  region: ({ region }: Entry) => regionName(region),
  verification: (row: Entry, locale: Locale) => verification(row.verification, locale),
  influence: ({ influence }: Entry) =>
    influence?.influence == null ? null : Math.round(influence.influence * 10) / 10,
  influenceMarks: ({ influence }: Entry, locale: Locale) =>
    influence?.marks.map(mark => say(strings[`mark_${mark}`], locale)).join('；') || null,
  body: ({ body }: Entry) => body?.name ?? null,
  tags: ({ ours }: Entry) => ours?.tags.join('、') ?? null,
  libraryType: ({ ours }: Entry, locale: Locale) => (ours ? typeName(ours.libraryType, locale) : null),
}

const exportEntries = (name: 'media' | 'accounts') =>
  exportOf<Entry, EntryQuestion>({
    name: `mediaLibrary.${name}`,
    title: name === 'media' ? strings.sharedTitle : strings.accountsTitle,
    columns: exportedEntries,
    question: EntryQuestion,
    records: entriesToExport(name),
    cells,
  })
export const exportingMedia = exportEntries('media')
export const exportingAccounts = exportEntries('accounts')

interface ExportedOwn extends OrgMedium {
  typeName: string
}

export const exportingOwn = exportOf<ExportedOwn, OrgMediaQuestion>({
  name: 'mediaLibrary.export',
  title: strings.title,
  columns: exportedOrgMedia,
  question: OrgMediaQuestion,
  records: {
    async countChosen(scope: Scope, { ids, allOf, but }: ChosenRecords<OrgMediaQuestion>) {
      return ownTable.countChosen(scope, await chosenOwn(scope, { ids: [...ids], allOf, but: [...but] }))
    },
    async pageOfChosen(scope: Scope, { ids, allOf, but }: ChosenRecords<OrgMediaQuestion>, page: RecordPage) {
      const chosen = await chosenOwn(scope, { ids: [...ids], allOf, but: [...but] })
      const { list, next } = await ownTable.pageOfChosen(scope, chosen, page)
      const types = new Map((await listTypes(scope)).map(({ code, name }) => [code, name]))
      const shown = await showOwn(scope, list)
      return { list: shown.map(row => ({ ...row, typeName: types.get(row.libraryType) ?? '' })), next }
    },
  },
  cells: {
    kind: ({ kind }, locale) => (kind === null ? null : say(strings[`kind_${kind}`], locale)),
    mediaType: ({ mediaType }, locale) => (mediaType === null ? null : say(articleWords[mediaType], locale)),
    platform: ({ platform }, locale) => (platform === null ? null : say(articleWords[platform], locale)),
    level: ({ level }, locale) => say(articleWords[level], locale),
    region: ({ region }) => regionName(region),
    libraryType: row => row.typeName,
    verification: ({ shared }, locale) => verification(shared?.verification, locale),
    followers: ({ shared }) => shared?.followers ?? null,
    lastSeen: ({ shared }) => shared?.lastSeen ?? null,
    prices: ({ prices }) =>
      prices.map(({ position, price, currency }) => `${position} ${price} ${currency}`).join('；'),
    updatedAt: row => new Date(row.updatedAt),
  },
})
