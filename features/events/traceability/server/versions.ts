/** What became of a text along a line of articles: each version beside the one before. */
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import type { TextPart } from '@guanlan/features/crisis/tracking/contract'
import { differenceOf } from '@guanlan/features/crisis/tracking/server'
import type { Scope } from '@guanlan/platform/server'
import { changeKinds, mostCompared, type TextChange, type TextVersion } from '../contract/versions.ts'

/** Changes listed of one version. */
const mostChanges = 24

/** @param articles in the order of the line, with their places; those that are not to be seen are left out */
export async function versionsOf(
  scope: Scope,
  articles: readonly { id: number; node: number }[],
): Promise<TextVersion[]> {
  const placeOf = new Map(articles.map(({ id, node }) => [id, node]))
  const columns = ['title', 'body', 'media', 'publishedAt', 'names'] as const
  const loaded = await loadColumns(scope, [...placeOf.keys()], columns, true)
  return loaded.map(({ id, title = '', body = '', media = '', publishedAt, names = [] }, at) => {
    const before = loaded[at - 1]
    const parts = before ? differenceOf(compared(before), compared({ title, body })) : []
    const changes = changesOf(
      parts,
      [...names, ...(before?.names ?? [])].map(({ name }) => name),
    )
    return {
      node: placeOf.get(id) ?? 0,
      title,
      media,
      at: (publishedAt ?? new Date(0)).toISOString(),
      changes: changes.slice(0, mostChanges),
      more: Math.max(0, changes.length - mostChanges),
      parts,
    }
  })
}

const compared = ({ title = '', body = '' }: { title?: string; body?: string }): string =>
  `${title}\n${body}`.slice(0, mostCompared)

const number = /[\d０-９]|^[零一二三四五六七八九十百千万亿萬億两兩]+$/u
/** Signs and blanks alone tell nothing. */
const isSilent = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)
const measures = new Intl.Segmenter('zh', { granularity: 'word' })
const longest = 60

/** Numbers first, then names, then the rest; a word that took the place of another is one change. Pure. */
export function changesOf(parts: readonly TextPart[], names: readonly string[]): TextChange[] {
  const changes = new Map<string, TextChange>()
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]]
    if (!part || part.kind === 'same') continue
    const isPair = next !== undefined && next.kind !== 'same' && next.kind !== part.kind
    const [one, other] = isPair ? [part, next] : [part, null]
    const textOf = (kind: TextPart['kind']) => (one.kind === kind ? one.text : other?.kind === kind ? other.text : null)
    const [before, after] = [textOf('removed'), textOf('added')]
    if (isPair) at += 1
    const both = `${before ?? ''}${after ?? ''}`
    if (isSilent(both)) continue
    const isNumber = [before, after].some(text => text !== null && number.test(text))
    const kind = isNumber ? 'number' : names.some(name => name !== '' && both.includes(name)) ? 'name' : 'word'
    // A number says little without what it counts.
    const counted = kind === 'number' ? unitAfter(parts[at + 1]) : ''
    const shown = (text: string | null) => {
      const whole = text === null ? '' : `${text}${counted}`.trim()
      return whole === '' ? null : whole.length > longest ? `${whole.slice(0, longest)}…` : whole
    }
    const change = { kind, before: shown(before), after: shown(after), times: 1 } satisfies TextChange
    const key = JSON.stringify(change)
    const known = changes.get(key)
    if (known) known.times += 1
    else changes.set(key, change)
  }
  return [...changes.values()].toSorted((one, other) => changeKinds.indexOf(one.kind) - changeKinds.indexOf(other.kind))
}

function unitAfter(part: TextPart | undefined): string {
  if (part?.kind !== 'same') return ''
  const [first] = measures.segment(part.text.slice(0, 12))
  const [second] = first?.segment.trim() === '' ? measures.segment(part.text.slice(1, 12)) : []
  const word = `${first?.segment ?? ''}${second?.segment ?? ''}`
  return isSilent(word) ? '' : word
}
