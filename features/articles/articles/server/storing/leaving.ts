/** Which rows of articles and of what stands beside them may go when their time is over. Whoever points at an article goes first. */

/** Before which moments things go, as SQL that is true for rows of an alias whose moment is over, never null. */
export interface LeavingTime {
  /** For the row's organisation (its column `org_id`). */
  isOver(kind: 'articles', row: string, at: string): string
  /** For the installation. */
  isOverForAll(kind: 'articles', row: string, at: string): string
}

export interface PartedTable {
  name: string
  /** The column it is split by. */
  key: string
  /** SQL: true for rows `t` of a part that may go, never null. `within` narrows another table's ids to those of the part, so that nothing else is read. */
  leaving(time: LeavingTime, within: (id: string) => string): string
}

/** SQL: true when the organisation of a row `org_id`, `article_id` still has the article. */
export const isInOrganisation = (row: string): string =>
  `exists (select from org_articles o where o.org_id = ${row}.org_id and o.article_id = ${row}.article_id)`

/** A person's correction teaches the organisation's adjustment: it is kept, with its hits. */
const factsLeave = (time: LeavingTime, row: string) =>
  `(${time.isOver('articles', row, 'published_at')} and ${row}.corrected_at is null)`

/** An article goes when its time is over for the installation and for every organisation that has it. */
const articleLeaves = (time: LeavingTime, row: string, within: (id: string) => string) =>
  `(${time.isOverForAll('articles', row, 'published_at')} and not exists (
    select from org_articles o where o.article_id = ${row}.id and ${within('o.article_id')} and not ${factsLeave(time, 'o')}))`

const goesWithItsArticle = (time: LeavingTime, within: (id: string) => string) =>
  `not exists (select from articles a where a.id = t.article_id and ${within('a.id')} and not ${articleLeaves(time, 'a', within)})`

/** The tables that lie by month or week, in the order in which their rows go. */
export const partedTables: readonly PartedTable[] = [
  {
    name: 'hits',
    key: 'article_id',
    leaving: (time, within) => `(${time.isOver('articles', 't', 'published_at')} and not exists (
      select from org_articles o where o.org_id = t.org_id and o.article_id = t.article_id and ${within('o.article_id')} and o.corrected_at is not null))`,
  },
  { name: 'org_articles', key: 'article_id', leaving: time => factsLeave(time, 't') },
  { name: 'articles', key: 'id', leaving: (time, within) => articleLeaves(time, 't', within) },
  { name: 'article_likeness', key: 'article_id', leaving: goesWithItsArticle },
  { name: 'article_reposts', key: 'article_id', leaving: goesWithItsArticle },
  {
    name: 'article_grams',
    key: 'published_at',
    leaving: (time, within) =>
      `(${time.isOverForAll('articles', 't', 'published_at')} and ${goesWithItsArticle(time, within)})`,
  },
]
