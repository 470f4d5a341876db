/** What the mail of a report says: period, key figures, key sentences, and where the whole of it is. Pure. */
import { type MessageDraft, mostAttachedBytes } from '@guanlan/features/workspace/notifications/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { everyPart, type PaperDocument, type Part, wallClock } from '@guanlan/platform/server'
import { strings } from '../strings.ts'

const mostFigures = 8
const mostSentences = 6

export interface MailOf {
  reportId: number
  paper: PaperDocument
  period: { from: string; to: string }
  /** What it is of and what narrows it: template (of a board, with its view), monitors, each filter. */
  narrowing: readonly string[]
  zone: string
  locale: Locale
  /** Of whoever sends it; empty: none. */
  words: string
  /** When it was due; null: it is on time. */
  lateSince: Date | null
  isTest: boolean
  files: readonly { key: string; name: string; type: string; bytes: number }[]
}

/** Files that are too large together stay behind the link, and the mail says so. */
export function mailOf(of: MailOf): MessageDraft {
  const { reportId, paper, period, zone, locale, words, lateSince, files } = of
  const clock = wallClock(zone)
  const at = (moment: string | Date) => clock.text(new Date(moment)).slice(0, 16)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const fits = bytes <= mostAttachedBytes
  return {
    title: paper.title,
    lines: [
      ...words.split(/\r?\n/).filter(line => line.trim() !== ''),
      ...(lateSince ? [say(strings.mailLate, locale, { due: at(lateSince) })] : []),
      say(strings.mailPeriod, locale, { from: at(period.from), to: at(period.to) }),
      ...of.narrowing,
      ...figuresOf(paper.parts),
      ...sentencesOf(paper.parts),
      ...(fits ? [] : [say(strings.mailTooLarge, locale, { size: saidSize(bytes) })]),
    ].slice(0, 50),
    link: `/htmlTemplateReport?id=${reportId}`,
    linkName: say(strings.openReport, locale),
    locale,
    timeZone: zone,
    mark: of.isTest ? 'test' : null,
    files: fits ? [...files] : [],
  }
}

const saidSize = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

function figuresOf(parts: readonly Part[]): string[] {
  const [figures] = [...everyPart(parts)].filter(part => part.kind === 'figures')
  return (figures?.figures ?? [])
    .slice(0, mostFigures)
    .map(({ name, value, change }) => `${name} ${value}${change ? ` · ${change}` : ''}`)
}

/** The summary first, then what the charts say. */
function sentencesOf(parts: readonly Part[]): string[] {
  const all = [...everyPart(parts)]
  const [text] = all.filter(part => part.kind === 'text')
  const written = (text?.paragraphs ?? []).map(({ runs }) => runs.map(run => run.text).join(''))
  const drawn = all.flatMap(part => (part.kind === 'chart' ? [part.sentence] : []))
  return [...new Set([...written, ...drawn])].filter(sentence => sentence.trim() !== '').slice(0, mostSentences)
}
