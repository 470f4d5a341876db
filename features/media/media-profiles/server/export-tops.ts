/** The ranking as a workbook: the rows of the screen, and what they are of. */
import { regions } from '@guanlan/engine/text'
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { strings as libraryWords } from '@guanlan/features/media/media-library/strings'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { say } from '@guanlan/platform/contract'
import {
  type Cell,
  dispositionOf,
  type OpenScope,
  type RequestContext,
  sheetTypes,
  writeWorkbook,
} from '@guanlan/platform/server'
import { exportedTops, type RankedEntry, type TopsQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { listTops } from './ranking.ts'

export async function sendTops(
  { within, locale }: OpenScope,
  question: TopsQuestion,
  { reply }: Pick<RequestContext, 'reply'>,
): Promise<void> {
  const [tops, zone] = await within(async scope => [await listTops(scope, question), await timeZoneOf(scope)] as const)
  const t = (key: keyof typeof strings, values: Record<string, string> = {}) => say(strings[key], locale, values)
  const nameOfRegion = (code: number | null): string | null =>
    code === null ? null : (regions.find(region => Number(region.code) === code)?.name ?? String(code))
  const cellsOf = (row: RankedEntry): Record<keyof typeof exportedTops, Cell> => ({
    rank: row.rank,
    before: row.before ?? (row.isNew ? t('newEntry') : null),
    name: row.name,
    kind: say(libraryWords[`kind_${row.kind}`], locale),
    mediaType: say(articleWords[row.mediaType], locale),
    platform: row.platform === null ? null : say(articleWords[row.platform], locale),
    level: say(articleWords[row.level], locale),
    region: nameOfRegion(row.region),
    articles: row.articles,
    interactions: row.interactions,
    reads: row.reads,
    influence: row.influence === null ? null : Math.round(row.influence * 10) / 10,
  })
  const title = t('ranking')
  const lines: [string, string][] = [
    [t('rankedPeriod'), t('days', { from: tops.firstDay, to: tops.lastDay })],
    [t('rankedOf'), t(`of_${question.of}`)],
    [t('rankedBy'), t(`by_${question.by}`)],
    [t('rankedAmong'), t(`among_${question.among}`)],
    [t('rankedTotal'), String(tops.total)],
  ]
  await reply
    .header('content-type', sheetTypes.xlsx)
    .header('content-disposition', dispositionOf(`${title} ${tops.firstDay}.xlsx`))
    .header('cache-control', 'private, no-store')
    .send(
      writeWorkbook({
        zone,
        sheets: [
          {
            title,
            columns: Object.entries(exportedTops).map(([key, phrase]) => ({
              key,
              title: say(phrase, locale),
              ...(key === 'name' && { width: 36 }),
            })),
            rows: tops.list.map(cellsOf),
          },
          { title: t('rankedWhat'), lines },
        ],
      }),
    )
}
