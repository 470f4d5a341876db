/** What a call has PostgreSQL do, and whether it searches texts of articles. */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { type Filling, openWord } from '../one-of-everything/index.ts'

/** The statements of each transaction, the opening one first. */
const asking = new AsyncLocalStorage<Map<object, string[][]>>()

/** From here on statements are seen, until the answer is called. */
export function watchStatements(): () => void {
  const realQuery = pg.Client.prototype.query
  // biome-ignore lint/suspicious/noExplicitAny: one of many signatures, passed on as it is
  pg.Client.prototype.query = function (this: pg.Client, ...parts: any[]): any {
    const transactions = asking.getStore()
    if (transactions) {
      const text = String(parts[0]?.text ?? parts[0])
      const own = transactions.get(this) ?? []
      transactions.set(this, own)
      if (text.startsWith('begin')) own.push([])
      own.at(-1)?.push(text)
    }
    return Reflect.apply(realQuery, this, parts)
  }
  return () => {
    pg.Client.prototype.query = realQuery
  }
}

/**
 * Ways in which a statement reads texts or keywords of articles that it does not name. The newest three hundred, by which rules are priced,
 * are read once an hour for the whole process (each minute while there are fewer), by whoever comes first: that is no search.
 */
const readsTexts = /article_grams|lower\([^)]*t\.title\)+ like|lower\(w\.word\)|unnest\(coalesce\(/

const isExpensive = ([opening = '']: readonly string[]): boolean => opening.includes('take_dear_place')

export interface Searches {
  /** Transactions that read texts. */
  all: number
  /** Those of them that did not take an expensive place: the statements that read. */
  cheap: string[]
}

/** Does the work, and says how it searched. */
export async function searchesOf<T>(work: () => Promise<T>): Promise<{ result: T; searches: Searches }> {
  const transactions = new Map<object, string[][]>()
  const result = await asking.run(transactions, work)
  const reading = [...transactions.values()].flat().filter(statements => statements.some(text => readsTexts.test(text)))
  const cheap = reading
    .filter(statements => !isExpensive(statements))
    .flatMap(statements => statements.filter(text => readsTexts.test(text)))
  return { result, searches: { all: reading.length, cheap } }
}

/** Where the body is a question: the same with a filter that compares texts. */
export function searching(body: Filling['body']): object | null {
  const filters = [{ field: 'title', is: 'is', values: [openWord] }]
  if (body && 'from' in body && typeof body.from === 'string' && 'to' in body) return { ...body, filters }
  if (body && 'questions' in body) return { questions: (body.questions as object[]).map(searching) }
  return null
}
