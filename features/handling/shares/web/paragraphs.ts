import type { HitStretch } from '@guanlan/features/articles/articles/web'

export interface Paragraph {
  text: string
  hits: HitStretch[]
}

/** The lines of a text that say something, each with its hits; a hit over a line break is marked on both sides. Pure. */
export function paragraphsOf(body: string, hits: readonly HitStretch[]): Paragraph[] {
  let at = 0
  return body
    .split('\n')
    .map(text => {
      const from = at
      at += text.length + 1
      const own = hits
        .filter(hit => hit.from < from + text.length && hit.to > from)
        .map(hit => ({ from: Math.max(0, hit.from - from), to: Math.min(text.length, hit.to - from) }))
      return { text, hits: own }
    })
    .filter(({ text }) => text.trim() !== '')
}
