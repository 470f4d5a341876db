/** A list as its reader arranged it, in this browser: what was seen last, and what the server has not heard of yet. */
import { ListLayout, ListStandard, viewing } from '@guanlan/platform/contract'
import { owned } from '../browser-storage/owner.ts'
import { connect } from '../client/connect.ts'
import { remember, remembered } from '../theme/remembered.ts'

const api = connect(viewing)
const nameOf = (list: string): string => owned(`list.${list}`)

interface Kept {
  layout: ListLayout
  isUnsent: boolean
}

/** Stored by an older release, or by hand: what cannot be read counts as nothing. Pure. */
export function parseLayout(text: string | null): Kept {
  try {
    const { layout, isUnsent } = JSON.parse(text ?? '') as Record<string, unknown>
    return { layout: ListLayout.parse(layout), isUnsent: isUnsent === true }
  } catch {
    return { layout: ListLayout.parse({}), isUnsent: false }
  }
}

const keptOf = (list: string): Kept => parseLayout(remembered(nameOf(list)))
export const layoutHere = (list: string): ListLayout => keptOf(list).layout

export function unsentLayout(list: string): ListLayout | null {
  const { layout, isUnsent } = keptOf(list)
  return isUnsent ? layout : null
}

export function rememberLayout(list: string, layout: ListLayout, isUnsent = false): void {
  remember(nameOf(list), JSON.stringify({ layout, isUnsent }))
}

const standardName = (list: string): string => owned(`list.${list}.standard`)

/** As the organisation had it when it was seen last: drawn at once, so that nothing moves when the answer comes. */
export function standardHere(list: string): ListStandard | null {
  try {
    return ListStandard.nullable().parse(JSON.parse(remembered(standardName(list)) ?? 'null'))
  } catch {
    return null
  }
}

export const rememberStandard = (list: string, standard: ListStandard | null): void =>
  remember(standardName(list), JSON.stringify(standard))

/** Drawing a column wider is many changes in a second; the server hears the last. Milliseconds. */
const pause = 400
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** What fails, or is cut off by leaving the page, is sent when the list is opened next. */
export function sendSoon(list: string): void {
  const name = nameOf(list)
  clearTimeout(waiting.get(name))
  waiting.set(
    name,
    setTimeout(() => {
      waiting.delete(name)
      void send(list, name)
    }, pause),
  )
}

async function send(list: string, name: string): Promise<void> {
  // Somebody else signed in within the pause: it waits for its owner.
  const layout = name === nameOf(list) ? unsentLayout(list) : null
  if (!layout) return
  try {
    await api.arrange({ body: { list, ...layout } })
  } catch {
    return
  }
  const now = unsentLayout(list)
  if (now && name === nameOf(list) && JSON.stringify(now) === JSON.stringify(layout)) rememberLayout(list, layout)
}
