/** Tables of journalists: with and without ways to reach them, and back. */
import { placeName } from '@guanlan/features/articles/articles/server/questions'
import { type Locale, type ReceivedFile, refuse, say } from '@guanlan/platform/contract'
import {
  type CallScope,
  type ChosenRecords,
  exportOf,
  importOf,
  type OpenScope,
  type RecordPage,
  type Scope,
} from '@guanlan/platform/server'
import {
  consents,
  exported,
  exportedWithWays,
  Imported,
  imported,
  type Journalist,
  Question,
  type Way,
  type WayKind,
  wayColumns,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { absorbPeople, comparePeople } from './absorb.ts'
import { journalistTable, showJournalists } from './records.ts'
import { waysOf } from './ways.ts'

const shownRows = {
  countChosen: journalistTable.countChosen,
  async pageOfChosen(scope: Scope, chosen: ChosenRecords<Question>, page: RecordPage) {
    const { list, next } = await journalistTable.pageOfChosen(scope, chosen, page)
    return { list: await showJournalists(scope, list), next }
  },
}
type WithWays = Journalist & { reached: Way[] }
const rowsWithWays = {
  countChosen: journalistTable.countChosen,
  async pageOfChosen(scope: Scope, chosen: ChosenRecords<Question>, page: RecordPage) {
    const { list, next } = await shownRows.pageOfChosen(scope, chosen, page)
    const ways = await waysOf(
      scope,
      list.map(({ id }) => id),
    )
    return { list: list.map((row): WithWays => ({ ...row, reached: ways.get(row.id) ?? [] })), next }
  },
}

const postText = ({ name, beat, from, to }: Journalist['entries'][number], locale: Locale): string =>
  [
    name,
    beat && `（${beat}）`,
    from && ` ${say(strings.since, locale, { day: from })}`,
    to && ` ${say(strings.until, locale, { day: to })}`,
  ].join('')
const cells = {
  media: (row: Journalist, locale: Locale) => row.entries.map(post => postText(post, locale)).join('；'),
  region: (row: Journalist) => (row.region === null ? null : placeName(Number(row.region))),
  lastTalkAt: (row: Journalist) => (row.lastTalkAt === null ? null : new Date(row.lastTalkAt)),
  updatedAt: (row: Journalist) => new Date(row.updatedAt),
}
const reachedBy = (kind: WayKind) => (row: WithWays) =>
  row.reached
    .filter(way => way.kind === kind)
    .map(({ value }) => value)
    .join('；')

export const exporting = exportOf({
  name: 'journalists.export',
  title: strings.title,
  columns: exported,
  question: Question,
  records: shownRows,
  cells,
})
export const exportingWays = exportOf({
  name: 'journalists.exportContacts',
  title: strings.ways,
  columns: exportedWithWays,
  question: Question,
  records: rowsWithWays,
  cells: {
    ...cells,
    mail: reachedBy('mail'),
    mobile: reachedBy('mobile'),
    weixin: reachedBy('weixin'),
    sources: (row, locale) =>
      row.reached
        .map(({ kind, source, consent }) =>
          [say(strings[kind], locale), say(strings[`consent_${consent}`], locale), source].filter(Boolean).join(' '),
        )
        .join('；'),
  },
})

/** Consent as it is written in any of the languages. */
const consentOf = (text: string): string =>
  consents.find(
    each => each === text || strings[`consent_${each}`].some(word => word.toLowerCase() === text.toLowerCase()),
  ) ?? text

const importing = importOf<Imported>({
  name: 'journalists.import',
  title: strings.title,
  columns: imported,
  draft: Imported,
  // No column alone tells people apart: absorb.ts does, by name with medium, or by name with mail or mobile.
  by: 'person',
  read: { consent: consentOf },
  words: { journalists: strings },
  records: { absorb: absorbPeople, compare: comparePeople },
})

/** The columns that a file of vCards is read as, and what they are here. */
const fromCards = new Map<string, keyof Imported>([
  ...([
    ['FN', 'name'],
    ['ORG', 'medium'],
    ['TITLE', 'role'],
    ['EMAIL', 'mail'],
    ['TEL', 'mobile'],
  ] as const),
  ...([
    ['X-WECHAT', 'weixin'],
    ['CATEGORIES', 'tags'],
    ['LANG', 'languages'],
    ['NOTE', 'notes'],
  ] as const),
])

export const jobs = [exporting.job, exportingWays.job, importing.job]
export const works = [exporting.work, exportingWays.work, importing.work]
export const sheetRoutes = {
  export: exporting.start,
  exportContacts: exportingWays.start,
  importFile: (scope: CallScope, call: { files: readonly ReceivedFile[] }) => importing.file(scope, call),
  async importCheck(scope: OpenScope, { body }: { body: { file: number; columns: (string | null)[] | null } }) {
    const check = await importing.check(scope, { body })
    if (body.columns !== null || check.headings[0] !== 'FN') return check
    const columns = check.headings.map(heading => fromCards.get(heading) ?? null)
    return importing.check(scope, { body: { ...body, columns } })
  },
  /** Who may not see ways to reach people writes none of them. */
  importRows(scope: CallScope, call: { body: { file: number; columns: (string | null)[] } }) {
    const isReaching = wayColumns.some(column => call.body.columns.includes(column))
    if (isReaching && !scope.may('mediaLibrary.contacts'))
      throw refuse('forbidden', 'journalists.contactsForbidden', {}, 'columns')
    return importing.start(scope, call)
  },
}
