/** Words found and replaced over all texts of a report. Pure. */
import type { Block, Paragraph, ReportArticle } from '../../contract.ts'

type Change = (text: string) => string

/** A block with each of its texts changed; figures and names of series stay. */
export function withTexts<B extends Block>(block: B, change: Change): B {
  const paragraphs = (of: readonly Paragraph[]) =>
    of.map(each => ({ ...each, runs: each.runs.map(run => ({ ...run, text: change(run.text) })) }))
  const article = (of: ReportArticle) => ({ ...of, title: change(of.title), summary: change(of.summary) })
  const changed: Record<string, unknown> = { ...block }
  for (const field of ['title', 'subtitle', 'text', 'source', 'sentence', 'description'] as const)
    if (typeof changed[field] === 'string') changed[field] = change(changed[field])
  if ('paragraphs' in block) changed.paragraphs = paragraphs(block.paragraphs)
  if (block.kind === 'articles') changed.articles = block.articles.map(article)
  if (block.kind === 'columns')
    changed.columns = block.columns.map(column => column.map(each => withTexts(each, change)))
  return changed as B
}

/** How often a text stands in a block. */
export function countIn(block: Block, what: string): number {
  let count = 0
  if (what === '') return count
  withTexts(block, text => {
    count += text.split(what).length - 1
    return text
  })
  return count
}

export const replaceIn = <B extends Block>(block: B, what: string, by: string): B =>
  withTexts(block, text => text.replaceAll(what, () => by))
