/** Rows beside articles that go by age alone, in the order in which nothing stored is left pointing at nothing. */
import { isInOrganisation } from './leaving.ts'

type Kind = 'articles' | 'identities'
interface Time {
  isOver(kind: Kind, row: string, at: string): string
  isOverForAll(kind: Kind, row: string, at: string): string
}
interface AgedRows {
  kind: Kind
  table: string
  /** SQL: true for rows `t` that may go. */
  leaving: string
}

const isGone = `not exists (select from articles a where a.id = t.article_id)`

/** SQL: true for rows `t` of what people read, said and did, which goes with the organisation's article. */
export const goesWithArticle = ({ isOver }: Time): string =>
  `${isOver('articles', 't', 'published_at')} and not ${isInOrganisation('t')}`

export const articleRowsByAge = (time: Time): readonly AgedRows[] => [
  ...[
    'read_marks',
    'article_labels',
    'article_set_members',
    'favourites',
    'article_work',
    'article_notes',
    'article_edits',
    'article_translations',
  ].map((table): AgedRows => ({ kind: 'articles', table, leaving: goesWithArticle(time) })),
  { kind: 'articles', table: 'label_refusals', leaving: isGone },
  { kind: 'articles', table: 'cluster_decisions', leaving: `t.article_id is not null and ${isGone}` },
  ...['article_comments', 'article_counts', 'article_probes'].map(
    (table): AgedRows => ({
      kind: 'articles',
      table,
      leaving: `${time.isOverForAll('articles', 't', 'published_at')} and ${isGone}`,
    }),
  ),
  {
    kind: 'identities',
    table: 'article_identities',
    leaving: `${time.isOverForAll('identities', 't', 'published_at')} and ${isGone}`,
  },
]
