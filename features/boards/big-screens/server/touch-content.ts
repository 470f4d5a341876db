/** What an entry of a touch bank shows, made by the doors of the features whose it is, as the reader may see it. */
import { Frame, Panel, type PanelFigure } from '@guanlan/features/boards/boards/contract'
import { figuresOf } from '@guanlan/features/boards/boards/server'
import { getEvent } from '@guanlan/features/events/events/server'
import { reportOnPaper } from '@guanlan/features/reports/reports/server'
import { Refusal, refuse, say } from '@guanlan/platform/contract'
import { everyPart, type Scope, wallClock, zoneOf } from '@guanlan/platform/server'
import { type TouchContent, type TouchEntry, type TouchScreen, touchRows } from '../contract.ts'
import { touchStrings as words } from '../strings/touch.ts'
import { getTouchBank } from './touch-banks.ts'

type Shown = Pick<TouchContent, 'paragraphs' | 'figure'> & { picture?: string }
type Of<K extends TouchEntry['opens']['kind']> = Extract<TouchEntry['opens'], { kind: K }>

const mostParagraphs = 40

/** @throws missing: no entry stands there */
export async function touchContent(scope: Scope, screen: TouchScreen, place: number): Promise<TouchContent> {
  const entry = (await getTouchBank(scope, screen)).entries[place]
  if (!entry) throw refuse('missing', 'platform.missing')
  const { title, opens } = entry
  const shown = await shownOf(scope, opens).catch((error: unknown): null => {
    if (error instanceof Refusal && (error.kind === 'missing' || error.kind === 'forbidden')) return null
    throw error
  })
  return {
    ...{ title, kind: opens.kind, isGone: shown === null, at: scope.now.toISOString() },
    ...{ picture: null, paragraphs: [], figure: null },
    ...shown,
  }
}

async function shownOf(scope: Scope, opens: TouchEntry['opens']): Promise<Shown> {
  if (opens.kind === 'picture') return { paragraphs: [], figure: null, picture: opens.data }
  if (opens.kind === 'text') return { paragraphs: opens.text.split('\n'), figure: null }
  if (opens.kind === 'list') return { paragraphs: [], figure: await articlesOf(scope, Frame.parse(opens.frame ?? {})) }
  return opens.kind === 'event' ? eventShown(scope, opens) : reportShown(scope, opens)
}

async function articlesOf(scope: Scope, frame: Frame): Promise<PanelFigure | null> {
  const at = { x: 0, y: 0, w: 24, h: 20 }
  const [figure] = await figuresOf(
    scope,
    [Panel.parse({ id: 'touch', at, shows: { kind: 'articles', rows: touchRows } })],
    frame,
  )
  return figure ?? null
}

async function eventShown(scope: Scope, { id }: Of<'event'>): Promise<Shown> {
  if (!scope.may('events.view')) throw refuse('forbidden', 'platform.forbidden')
  const { title, articles, negative, firstArticleAt, lastArticleAt } = await getEvent(scope, id)
  const clock = wallClock(await zoneOf(scope.orgId, scope.db))
  const paragraphs = [title, say(words.eventStands, scope.locale, { articles, negative })]
  if (firstArticleAt === null || lastArticleAt === null) return { paragraphs, figure: null }
  const from = clock.text(new Date(firstArticleAt)).slice(0, 16)
  const frame = Frame.parse({
    range: { from: firstArticleAt, to: lastArticleAt },
    filters: [{ field: 'event', is: 'is', values: [String(id)] }],
  })
  return {
    paragraphs: [...paragraphs, say(words.eventSince, scope.locale, { from })],
    figure: await articlesOf(scope, frame),
  }
}

/** Its sentences and figures, without pictures: what is read standing. */
async function reportShown(scope: Scope, { id }: Of<'report'>): Promise<Shown> {
  if (!scope.may('reports.view')) throw refuse('forbidden', 'platform.forbidden')
  const { paper } = await reportOnPaper(scope, id)
  const paragraphs = [...everyPart(paper.parts)].flatMap((part): string[] => {
    if (part.kind === 'heading') return [part.text]
    if (part.kind === 'text') return part.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))
    if (part.kind === 'figures')
      return part.figures.map(({ name, value, change }) => `${name} ${value}${change ? ` · ${change}` : ''}`)
    return part.kind === 'chart' && part.sentence ? [part.sentence] : []
  })
  const shown = [paper.title, ...paragraphs].filter(text => text.trim() !== '')
  return { paragraphs: [...new Set(shown)].slice(0, mostParagraphs), figure: null }
}
