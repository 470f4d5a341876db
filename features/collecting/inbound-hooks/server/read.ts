/** From a body to articles, by the mapping of its hook. */
import { articleOfCells, type ReadingParts, recognise } from '@guanlan/features/collecting/intake/server'
import type { Draft, Example, Trial } from '../contract.ts'
import { articlesAt, cellOf, listsIn, valueAt, valuesIn } from './body.ts'

type Mapped = Pick<Draft, 'mediaType' | 'media' | 'listPath' | 'mapping'>

/** Items as the push API takes them; what a sender says of an article goes before what the hook says of all. */
export function itemsOf(
  body: unknown,
  { mediaType, media, listPath, mapping }: Mapped,
  name: string,
  parts: ReadingParts,
): object[] {
  const fields = mapping.map(({ field }) => field)
  return articlesAt(body, listPath).map(article => {
    const cells = mapping.map(({ path }) => cellOf(valueAt(article, path)))
    return { mediaType, media: media || name, ...articleOfCells(cells, fields, parts), ...reactionsOf(article) }
  })
}

/** Lists that no cell holds: as the push API takes them, where they have its names. */
function reactionsOf(article: unknown): object {
  const { commentList, repostList } = (article ?? {}) as Record<string, unknown>
  return {
    ...(Array.isArray(commentList) && { commentList }),
    ...(Array.isArray(repostList) && { repostList }),
  }
}

export function exampleOf(body: unknown, list: string | undefined): Omit<Example, 'at'> {
  const lists = listsIn(body)
  const values = valuesIn(articlesAt(body, list ?? lists[0]?.path ?? '')[0])
  // By the last name of a path: user.nickname → nickname.
  const fields = recognise(values.map(({ path }) => path.split('.').at(-1) ?? ''))
  return { lists, values: values.map((value, at) => ({ ...value, field: fields[at] ?? null })) }
}

const shown = 5
const text = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value).slice(0, 300)

export function tryOut(items: readonly object[], parts: ReadingParts, now: Date, say: (key: string) => string): Trial {
  const results = items.map((item, position) => parts.read(item, position, now))
  return {
    found: items.length,
    articles: results
      .flatMap(one => ('item' in one ? [one.item] : []))
      .slice(0, shown)
      .map(item => ({
        title: text(item.title),
        body: text(item.body),
        media: text(item.media),
        author: text(item.author),
        url: text(item.url),
        publishedAt: text(item.publishedAt),
      })),
    refused: results
      .flatMap(one => ('problem' in one ? [one.problem] : []))
      .slice(0, 100)
      .map(({ position, field, key }) => ({ position, field, msg: say(key) })),
  }
}
