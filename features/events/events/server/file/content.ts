/** What stands in the file of an event besides its articles: counted when the file is begun. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import type { ChartName } from '@guanlan/features/charts/charts/contract'
import { chartsOf, describeQuestion } from '@guanlan/features/charts/charts/server'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Cell, Scope } from '@guanlan/platform/server'
import { type InfoEvent, rangeOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { nodesForFiles } from '../course/for-files.ts'
import { sayIn } from '../words/say.ts'

/** Each becomes a sheet; words and media are among them. */
const charts: readonly ChartName[] = [
  'hotKeyWord',
  'dataVolumeTrend',
  'sentimentTrend',
  'sentimentShares',
  'mediaTypes',
  'popularAccount',
  'releaseHotZone',
  'weekHours',
]

/** As JSON carries it from one slice of a task to the next: moments by their time. */
export type StoredCell = Exclude<Cell, Date> | { at: string }
export interface FileContent {
  title: string
  zone: string
  facts: [string, StoredCell][]
  tables: { title: string; columns: readonly { title: string; width?: number }[]; rows: StoredCell[][] }[]
  collection: [string, string][]
}

/** @param within a transaction each, as when a screen asks for charts: all together would take longer than one may last */
export async function contentOf(
  within: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>,
  event: InfoEvent,
  locale: Locale,
): Promise<FileContent> {
  const question = questionOf(event)
  const requested = await within(scope => chartsOf(scope, question, locale))
  const { zone } = requested
  const tables: FileContent['tables'] = []
  if (event.articles > 0)
    for (const chart of charts) {
      const { table } = await within(scope => requested.figureOf(scope, { chart, by: 'mediaType' }))
      const title = requested.titleOf({ chart, by: 'mediaType', within: null, title: '' })
      tables.push({ title, columns: table.columns, rows: table.rows.map(row => row.map(stored)) })
    }
  const { lines, lacks, madeAt } = await within(scope => describeQuestion(scope, question, locale))
  const t = (key: keyof typeof strings) => say(strings[key], locale)
  const lacked = lacks.length > 0 ? lacks : [t('lackedNothing')]
  return {
    ...{
      title: event.title,
      zone,
      tables: [await within(scope => courseTable(scope, event.id, zone, locale)), ...tables],
      facts: factsOf(event, locale, madeAt),
    },
    collection: [
      ...lines.map(({ label, value }): [string, string] => [label, value]),
      ...lacked.map((sentence): [string, string] => [t('lacked'), sentence]),
    ],
  }
}

/** Phases with their numbers, and the turning points beneath each. */
async function courseTable(
  scope: Scope,
  id: number,
  zone: string,
  locale: Locale,
): Promise<FileContent['tables'][number]> {
  const { t, phase, turn, reason } = sayIn(locale, zone)
  const nodes = (await nodesForFiles(scope, id)).filter(({ kind }) => kind !== 'article')
  const phases = nodes.filter(({ kind }) => kind === 'phase')
  const moment = (at: string | null): StoredCell => (at === null ? null : { at })
  return {
    title: t('course'),
    columns: [
      { title: t('columnPhase'), width: 60 },
      ...[t('columnFrom'), t('columnTo')].map(title => ({ title, width: 20 })),
      ...[t('articles'), t('negative'), t('columnWhy'), t('columnMedium')].map(title => ({ title })),
    ],
    rows: nodes.map(node => [
      node.kind === 'phase' ? phase(node, phases.indexOf(node) + 1) : turn(node),
      ...[moment(node.startTime), moment(node.endTime)],
      ...[node.phase?.count ?? null, node.phase?.negative ?? null, reason(node), node.article?.media ?? null],
    ]),
  }
}

/** The same articles as on the page of the event. */
const questionOf = (event: InfoEvent): Question => ({
  ...rangeOf(event),
  filters: [{ field: 'event', is: 'is', values: [String(event.id)] }],
  fold: false,
  place: 'desk',
})

const stored = (cell: Cell): StoredCell => (cell instanceof Date ? { at: cell.toISOString() } : cell)

function factsOf(event: InfoEvent, locale: Locale, madeAt: string): [string, StoredCell][] {
  const t = (key: keyof typeof strings) => say(strings[key], locale)
  const moment = (at: string | null): StoredCell => (at === null ? null : { at })
  const { companies, brands, products } = event.subjects
  return [
    [t('title'), event.title],
    [t('state'), t(`state_${event.state}`)],
    [t('kind'), t(`kind_${event.kind}`)],
    [t('startTime'), moment(event.startTime)],
    [t('endTime'), event.endTime === null ? t('fileNoEnd') : moment(event.endTime)],
    [t('articles'), event.articles],
    [t('stories'), event.stories],
    [t('negative'), event.negative],
    [t('heat'), event.heat],
    [t('firstArticle'), moment(event.firstArticleAt)],
    [t('lastArticle'), moment(event.lastArticleAt)],
    [t('subjects'), [...companies, ...brands, ...products].join('、')],
    [t('owner'), event.owner?.name ?? t('nobody')],
    [t('rule'), event.rule],
    [t('note'), event.note],
    [t('madeAt'), moment(madeAt)],
  ]
}
