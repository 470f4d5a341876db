/** What differs between two forms of a report, block by block, as a person reads it. Pure. */
import { type Block, type ChangeRecord, type Figure, type ReportArticle, same } from '../../contract.ts'

export interface DifferenceText {
  /** Key of a word, or the name of a figure. */
  name: string
  before: string
  after: string
}
export interface BlockDifference {
  id: string
  kind: 'added' | 'removed' | 'changed'
  /** The block as it would be; null: removed. */
  after: Block | null
  before: Block | null
  said: DifferenceText[]
  newArticles: string[]
  goneArticles: string[]
  /** Changed by hand since it was made. */
  byHand: boolean
}

/** @returns blocks of `after` in its order, then those that only `before` has */
export function differencesOf(before: ChangeRecord['document'], after: ChangeRecord['document']): BlockDifference[] {
  const was = new Map(before.blocks.map(block => [block.id, block]))
  const is = new Set(after.blocks.map(({ id }) => id))
  const nothing = { said: [], newArticles: [], goneArticles: [] }
  const here = after.blocks.flatMap((block): BlockDifference[] => {
    const old = was.get(block.id) ?? null
    if (!old) return [{ ...nothing, id: block.id, kind: 'added', before: null, after: block, byHand: false }]
    if (same(plain(old), plain(block))) return []
    return [
      { id: block.id, kind: 'changed', before: old, after: block, byHand: old.edited === true, ...between(old, block) },
    ]
  })
  const gone = before.blocks
    .filter(({ id }) => !is.has(id))
    .map(
      (block): BlockDifference => ({
        ...nothing,
        id: block.id,
        kind: 'removed',
        before: block,
        after: null,
        byHand: block.edited === true,
      }),
    )
  return [...here, ...gone]
}

/** Where a figure leads and who touched a block is not what it says. */
function plain(block: Block): object {
  const { edited: _, behind: __, ...rest } = block
  if (rest.kind === 'chart') return { ...rest, behindRows: undefined }
  if (rest.kind === 'figures') return { ...rest, figures: rest.figures.map(({ behind: ___, ...figure }) => figure) }
  return rest
}

function between(before: Block, after: Block): Pick<BlockDifference, 'said' | 'newArticles' | 'goneArticles'> {
  const reported: DifferenceText[] = []
  const add = (name: string, one: string, two: string) =>
    one !== two && reported.push({ name, before: one, after: two })
  add('title', titleOf(before), titleOf(after))
  add('text', textOf(before), textOf(after))
  if (before.kind === 'figures' && after.kind === 'figures') {
    const was = new Map(before.figures.map(figure => [figure.name, figure]))
    for (const figure of after.figures) add(figure.name, figureSaid(was.get(figure.name)), figureSaid(figure))
  }
  if (before.kind === 'chart' && after.kind === 'chart')
    for (const series of after.data.series)
      add(series.name, sumOf(before.data.series.find(each => each.name === series.name)?.values), sumOf(series.values))
  if (before.kind === 'articles' && after.kind === 'articles') {
    add('total', String(before.total), String(after.total))
    return { said: reported, ...articlesBetween(before.articles, after.articles) }
  }
  return { said: reported, newArticles: [], goneArticles: [] }
}

function articlesBetween(before: readonly ReportArticle[], after: readonly ReportArticle[]) {
  const idsOf = (articles: readonly ReportArticle[]) => new Set(articles.map(({ articleId }) => articleId))
  const [was, is] = [idsOf(before), idsOf(after)]
  return {
    newArticles: after.filter(({ articleId }) => !was.has(articleId)).map(({ title }) => title),
    goneArticles: before.filter(({ articleId }) => !is.has(articleId)).map(({ title }) => title),
  }
}

export const titleOf = (block: Block): string =>
  'title' in block ? block.title : block.kind === 'heading' ? block.text : ''

export function textOf(block: Block): string {
  const own =
    'paragraphs' in block ? block.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n') : ''
  const quoted = block.kind === 'quote' ? block.text : ''
  return [own, quoted, block.sentence ?? ''].filter(Boolean).join('\n')
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const figureSaid = (figure: Figure | undefined): string =>
  !figure ? '' : figure.unit === 'share' ? `${(figure.value * 100).toFixed(1)}%` : grouped.format(figure.value)
const sumOf = (values: readonly (number | null)[] | undefined): string =>
  values ? grouped.format(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)) : ''
