// The day and time an article says of itself: by where they stand and what is written beside them.
import { readDate } from './dates.ts'
import type { ExtractContext } from './extract-context.ts'
import { isAside } from './page-parts.ts'

/** What a page says in its head, in the order of trust. */
export interface DeclaredDates {
  written: readonly (string | null)[]
}

interface Candidate {
  at: Date
  dayOnly: boolean
  /** The higher the surer. */
  rank: number
  where: Where
}

/** A line ahead of the text or behind its beginning; an element. */
type Where = 'ahead' | 'behind' | 'element'

/** More days that are equally sure, in one place, are a list: an archive, comments, other articles. None of them is surely this article's. */
const mostDays: Readonly<Record<Where, number>> = { ahead: 3, behind: 3, element: 20 }

/** Said to be of publication; unlabelled with its time; of the page's marks; a day alone; without a year; of an update. */
const ranks = { published: 6, timed: 5, element: 4, day: 3, yearless: 2, updated: 1 }

/**
 * @param lines those around the heading, what stands beside the article left out; the ones below it first
 * @returns null where nothing is surely the article's own
 */
export function dateOfPage(
  document: Document,
  declared: DeclaredDates,
  lines: readonly string[],
  heading: Element | null,
  page: ExtractContext,
): Date | null {
  const context = { now: page.now, language: document.documentElement?.getAttribute('lang') ?? null }
  for (const one of declared.written) {
    const read = one ? readDate(one, context) : null
    if (read) return read.at
  }
  const inLines = lines.map(line => inLine(line, context))
  const begins = lines.findIndex((line, place) => place > 0 && inLines[place]?.length === 0 && sentence.test(line))
  const found = inLines.flatMap((ofLine, place) =>
    ofLine.map(one => ({ ...one, where: begins < 0 || place < begins ? 'ahead' : 'behind' }) as const),
  )
  const candidates = withoutLists([...found, ...inElements(document, heading, context)])
  const best = candidates.reduce<Candidate | null>((best, one) => (best && best.rank >= one.rank ? best : one), null)
  if (!best?.dayOnly) return best?.at ?? null
  const timed = candidates.find(
    one => !one.dayOnly && one.at >= best.at && one.at.getTime() < best.at.getTime() + dayMs,
  )
  return (timed ?? best).at
}

function withoutLists(candidates: readonly Candidate[]): Candidate[] {
  const alike = Map.groupBy(candidates, ({ where, rank }) => `${where} ${rank}`)
  return [...alike.values()]
    .filter(
      group =>
        new Set(group.map(({ at }) => Math.floor(at.getTime() / dayMs))).size <=
        mostDays[(group[0] as Candidate).where],
    )
    .flat()
}

type Context = Parameters<typeof readDate>[1]

const published =
  /(?:发布|發布|發佈|发表|發表|刊发|刊登|上传|上線|上线|发稿|發稿|出版|时间|時間|日期|published|posted|publié|veröffentlicht|publicado)[\s\p{P}于於时時间間日期on]*$/iu
const updated =
  /(?:更新|编辑|編輯|修改|修订|修訂|updated|modified|edited|revised|mis à jour|aktualisiert|actualizado)[\s\p{P}于於时時间間日期on]*$/iu
/** The clock of the site, an event, a day that is a name. */
const other =
  /(?:今天是|今日是|现在是|現在是|当前|當前|截至|截止|活动时间|活動時間|会议时间|開始|开始|报名|有效期|today is|current time|event|deadline|expires|©|copyright|版权)[^\d]{0,12}$/iu
const behindPublished = /^[\s\p{P}]*(?:发布|發布|发表|發表|published|posted)/iu
const behindUpdated = /^[\s\p{P}]*(?:更新|编辑|編輯|修改|updated)/iu

const clock =
  '(?:[t\\s,]*(?:[(（]?(?:周|週|星期)?[一二三四五六日天][)）]?)?[\\s,|–-]*(?:at\\s+)?(?:北京时间|香港時間|香港时间)?\\s*(?:上午|下午|晚上|凌晨|中午|早上)?\\s*\\d{1,2}\\s*[:：时時点點]\\s*(?:\\d{1,2}分?|半)?(?:[:：]\\d{1,2})?秒?(?:[.,]\\d+)?\\s*(?:[ap]\\.?m\\.?)?\\s*(?:z|gmt|utc|[+-]\\d{2}:?\\d{2}|北京时间)?)?'
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
/** What may be a time; `readDate` has the last word. */
const pieces = new RegExp(
  `(?<!\\d)(?:(?:民[国國])?\\d{3,4}\\s*(?:年|[-/.])\\s*\\d{1,2}\\s*(?:月|[-/.])\\s*\\d{1,2}\\s*[日号號]?${clock}` +
    `|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{4}${clock}` +
    `|(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\\s*)?(?:${month}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\s+${month},?\\s+\\d{4})${clock}` +
    `|(?:(?:今|去|前)年\\s*)?\\d{1,2}(?:月|[-/])\\d{1,2}[日号號]?${clock}` +
    `|(?:今天|今日|昨天|昨日|前天|今早|今晚|昨晚)${clock}` +
    `|(?:\\d{1,4}|[一二两三四五六七八九十半]+)\\s*个?半?\\s*(?:秒|分钟|小时|天|周|个月|月|minutes?|hours?|days?)\\s*(?:前|ago)(?:\\s*\\d{1,2}:\\d{2})?` +
    `|刚刚|剛剛)(?!\\d)`,
  'giu',
)

const dayMs = 86_400_000
const LONGEST = 200
const MOST_PIECES = 12
/** Signs of a sentence: a date in one is of what is told. */
const sentence = /[。！？；，]|[.!?]\s+\p{Lu}/u
const LONGEST_BYLINE = 120
const LONGEST_YEARLESS = 60

function inLine(line: string, context: Context): Omit<Candidate, 'where'>[] {
  if (line.length > LONGEST) return []
  const text = line.normalize('NFKC')
  const isText = sentence.test(line) || text.length > LONGEST_BYLINE
  const candidates: Omit<Candidate, 'where'>[] = []
  let before = 0
  for (const found of [...text.matchAll(pieces)].slice(0, MOST_PIECES)) {
    const ahead = text.slice(before, found.index)
    const behind = text.slice(found.index + found[0].length)
    before = found.index + found[0].length
    if (other.test(ahead)) continue
    const isUpdate = updated.test(ahead) || behindUpdated.test(behind)
    const isPublication = published.test(ahead) || behindPublished.test(behind)
    // In a sentence only what is said to be of publication, at its beginning (发布于 2026-11-20，来源：…).
    if (isText && !(published.test(ahead) && found.index < 30)) continue
    const read = readDate(found[0].trim(), context)
    if (!read) continue
    const hasYear = /\d{3,4}\s*[年/.-]|\d{4}/.test(found[0])
    // A score, a ratio, 今天 in a headline: without a year only what a byline says in so many words.
    if (!hasYear && !isPublication && !isUpdate && (read.dayOnly || text.length > LONGEST_YEARLESS)) continue
    const plain = !hasYear ? ranks.yearless : read.dayOnly ? ranks.day : ranks.timed
    const rank = isUpdate ? ranks.updated : isPublication ? ranks.published : plain
    candidates.push({ at: read.at, rank, dayOnly: read.dayOnly })
  }
  return candidates
}

const isUpdate = (element: Element): boolean =>
  /modif|updat/i.test(`${element.getAttribute('itemprop') ?? ''} ${element.getAttribute('class') ?? ''}`) ||
  updated.test((element.previousSibling?.textContent ?? '').slice(-20)) ||
  /^[\s\p{P}]*(?:更新|编辑|編輯|updated)/iu.test(element.textContent ?? '')

/** `<time>` and marked elements, but those of comments, other articles, events. */
function inElements(document: Document, heading: Element | null, context: Context): Candidate[] {
  const found = [...document.querySelectorAll('time[datetime], time[pubdate], [itemprop="datePublished"]')]
    .slice(0, 40)
    .filter(element => !isBeside(element, heading))
  return found.flatMap(element => {
    const written = element.getAttribute('datetime') ?? element.getAttribute('content') ?? element.textContent ?? ''
    const read = readDate(written, context)
    if (!read) return []
    const isMarked = element.hasAttribute('pubdate') || element.getAttribute('itemprop') === 'datePublished'
    return [
      {
        at: read.at,
        dayOnly: read.dayOnly,
        where: 'element' as const,
        rank: isUpdate(element) ? ranks.updated : isMarked ? ranks.published : ranks.element,
      },
    ]
  })
}

function isBeside(element: Element, heading: Element | null): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.nodeName.toLowerCase() === 'a' || isAside(at, heading)) return true
  return false
}
