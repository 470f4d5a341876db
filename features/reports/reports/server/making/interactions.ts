/** Reads, likes, comments and shares, as far as they are known of each article. */
import { articleRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Phrase } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Figure, PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed } from './behind.ts'
import type { Made } from './made.ts'
import { titleOf, wordOf } from './say.ts'
import { exact } from './sentences.ts'

interface Sums {
  reads: number
  likes: number
  comments: number
  shares: number
}

export async function interactionsOf(block: SimpleTemplateBlock, made: Made): Promise<PlainBlock> {
  const t = wordOf(made)
  const { total, before } = made.facts.overview
  const sums = await sumsOf(made)
  const figure = (name: Phrase, value: number, was: number | null = null): Figure => ({
    name: t(name),
    value,
    before: was,
    unit: 'count',
  })
  return {
    id: block.id,
    kind: 'figures',
    title: titleOf(block, made),
    figures: [
      figure(words.interactionTotal, total.interactions, before?.interactions ?? null),
      figure(words.reads, sums.reads),
      figure(words.likes, sums.likes),
      figure(words.comments, sums.comments),
      figure(words.shares, sums.shares),
    ],
    behind: narrowed(made.base, []),
    ...(block.sentence && {
      sentence:
        total.count === 0
          ? t(words.nothing)
          : t(words.perArticle, { average: exact(total.interactions / total.count), total: exact(total.interactions) }),
    }),
  }
}

async function sumsOf({ scope, wanted: query }: Made): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(a.reads), 0)::float8 as reads, coalesce(sum(a.likes), 0)::float8 as likes,
      coalesce(sum(a.comments), 0)::float8 as comments, coalesce(sum(a.shares), 0)::float8 as shares
    from (${rowsOf(scope, query, sql`r.article_id`)}) w join ${articleRows} a on a.id = w.article_id`.execute(scope.db)
  return rows[0] ?? { reads: 0, likes: 0, comments: 0, shares: 0 }
}
