/** The last answers of a source as received, for whoever asks why it brings nothing. */
import { decode } from '@guanlan/engine/clean'
import type { Fetched, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

const answersKept = 3
const mostBody = 64 * 1024
const mostHeaders = 40
/** Headers that are nobody's business. */
const secret = new Set(['set-cookie', 'set-cookie2', 'www-authenticate'])

/** An answer "not modified" says nothing new and takes no place. @param fetched null: there was no answer */
export async function saveAnswer(
  tx: Tx,
  source: { id: number; url: string },
  fetched: Fetched | null,
  problem: string | null,
): Promise<void> {
  const stored = fetched
    ? {
        url: fetched.url,
        status: fetched.status,
        headers: headersOf(fetched),
        body: bodyOf(fetched),
        bytes: fetched.body.length,
      }
    : { url: source.url, status: null, headers: {}, body: '', bytes: 0 }
  await sql`
    with kept as (
      insert into source_answers (source_id, url, status, headers, body, bytes, problem)
      select id, ${stored.url}::text, ${stored.status}::int, ${JSON.stringify(stored.headers)}::jsonb, ${stored.body}::text, ${stored.bytes}::int, ${problem}::text from sources where id = ${source.id} for key share
    )
    delete from source_answers where source_id = ${source.id} and id <= (
      select id from source_answers where source_id = ${source.id} order by id desc offset ${answersKept - 1} limit 1)`.execute(
    tx,
  )
}

function headersOf({ headers }: Fetched): Record<string, string> {
  const named = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || secret.has(name)
      ? []
      : [[name, String(value).slice(0, 500).replaceAll('\u0000', '')] as const],
  )
  return Object.fromEntries(named.slice(0, mostHeaders))
}

function bodyOf({ body, headers }: Fetched): string {
  const { text } = decode(body.subarray(0, mostBody), String(headers['content-type'] ?? ''))
  return text.replaceAll('\u0000', '')
}
