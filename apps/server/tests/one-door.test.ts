// SQL on articles of organisations stays behind the door of features/articles.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const door = 'features/articles/articles/server/'
const tables = '(?:hits|org_articles|article_grams)'
const named = new RegExp(
  [
    // SQL, whole or a part of it: from, join, insert into, update, delete from and using, lists after a comma.
    String.raw`\b(?:from|join|update|into|using|table|only)\s+"?${tables}\b`,
    String.raw`,\s*${tables}\s+(?:as\s+)?[a-z]\w?\b(?!\s*[:,(])`,
    // Kysely, and tables handed on by their name.
    String.raw`\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join|sql\.(?:table|ref|id|raw))\(\s*['"\`]${tables}\b`,
    String.raw`\btable:\s*['"\`]${tables}\b`,
  ].join('|'),
)

test.each([
  'select 1 from hits where true',
  'left join org_articles o on true',
  'cross join lateral (select from article_grams g) t',
  'from operations o, hits h where true',
  'delete from org_articles o using hits',
  'update hits set filter_id = null',
  "db.selectFrom('hits')",
  "db.selectFrom('monitors').innerJoin('org_articles as o', 'o.a', 'b')",
  "sql.table('hits')",
  "keptUpdate(db, { table: 'hits', keys: [] })",
])('this is SQL on tables of articles: %s', text => {
  expect(named.test(text)).toBe(true)
})

test.each(['from hitsOf(db)', 'from org_articles_before', "import { hits } from './hits.ts'", 'f(article, hits, all)'])(
  'this is none: %s',
  text => {
    expect(named.test(text)).toBe(false)
  },
)

test('tables of articles are named in SQL behind their door alone', async () => {
  const found: string[] = []
  for (const part of ['apps', 'features', 'pipeline', 'platform'])
    for (const entry of await readdir(join(root, part), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(root.length)
      const isSource =
        entry.isFile() && /\.ts$/.test(path) && !/\.test\.ts$|\/testing\/|\/tests\/|generated|node_modules/.test(path)
      if (!isSource || path.startsWith(door)) continue
      if (named.test(await readFile(join(root, path), 'utf8'))) found.push(path)
    }
  expect(found).toEqual([])
})
