/** The figures of many panels, each by the door of the feature whose they are, as the reader may see them. */
import { rememberDays } from '@guanlan/features/articles/articles/server/fact-days'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { Refusal } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Frame, Panel, PanelFigure, PanelKind } from '../../contract.ts'
import { articles } from './articles.ts'
import { chart } from './chart.ts'
import { comparison } from './comparison.ts'
import { complaints, reviews } from './consumer-voice.ts'
import { crises } from './crises.ts'
import { handling } from './handling.ts'
import { hotList } from './hot-list.ts'
import { incidents } from './incidents.ts'
import { index } from './index-task.ts'
import { material } from './material.ts'
import { negativeMedia, societyEvents } from './material-lists.ts'
import { number } from './number.ts'
import type { Drawn, PanelRequest, PanelSource } from './panel-source.ts'
import { questionOf } from './question.ts'
import { type Ground, groundOf } from './shared-question.ts'
import { clock, countdown, text } from './still.ts'
import { stories } from './stories.ts'

const sources: { readonly [K in PanelKind]: PanelSource<K> } = {
  ...{ chart, number, articles, stories, comparison, hotList, incidents, crises, complaints, reviews },
  ...{ index, material, negativeMedia, societyEvents, handling, clock, countdown, text },
}

/** In the order of the panels; what cannot be seen, or is of something that was removed, says so in its place. */
export async function figuresOf(scope: Scope, panels: readonly Panel[], frame: Frame): Promise<PanelFigure[]> {
  const zone = await timeZoneOf(scope)
  rememberDays(scope)
  const grounds = new Map<string, Ground>()
  const figures = new Map<string, PanelFigure>()
  // What charts ask for, numbers and lists are made of; days that several of them count are looked up once.
  for (const { id, of, shows } of panels.toSorted(chartsFirst)) {
    const question = questionOf(of, frame, scope.now, zone)
    const key = JSON.stringify(question)
    const ground = grounds.get(key) ?? groundOf(scope, question)
    grounds.set(key, ground)
    const drawn = await drawnOf(scope, { shows, question, zone, ...ground })
    figures.set(id, { id, at: scope.now.toISOString(), ...drawn })
  }
  return panels.flatMap(({ id }) => figures.get(id) ?? [])
}

const chartsFirst = (a: Panel, b: Panel): number => Number(b.shows.kind === 'chart') - Number(a.shows.kind === 'chart')

async function drawnOf(scope: Scope, request: PanelRequest): Promise<Drawn> {
  const source = sources[request.shows.kind] as PanelSource<PanelKind>
  if (source.permission !== null && !scope.may(source.permission)) return absent('notSeen')
  try {
    return await source.make(scope, request)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.kind === 'missing') return absent('gone')
    // What one panel cannot be asked leaves the others as they are, and says so in its place.
    return error.kind === 'forbidden' ? absent('notSeen') : absent('refused')
  }
}

const absent = (why: 'notSeen' | 'gone' | 'refused'): Drawn => ({
  message: '',
  opens: null,
  of: { drawn: 'absent', why },
})
