/** Whether a medium is among named ones, by its name or by where the article stands; for arriving articles and, in SQL, for stored ones. */
import { type RawBuilder, sql } from 'kysely'

/** As media are compared: without regard to case and width. */
export const comparable = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

const domain = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/

/** Lists are asked for every article: each is made a set once. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>()
function setOf(members: readonly string[]): ReadonlySet<string> {
  let known = sets.get(members)
  if (!known) {
    known = new Set(members)
    sets.set(members, known)
  }
  return known
}

/** @param members comparable names and domains; a domain stands for everything below it */
export function isMember(members: readonly string[], { media, url }: { media: string; url: string | null }): boolean {
  const known = setOf(members)
  if (known.has(comparable(media))) return true
  const parts = (url === null ? null : URL.parse(url)?.hostname)?.split('.') ?? []
  return parts.some((_, index) => index < parts.length - 1 && known.has(parts.slice(index).join('.')))
}

/** The same of a stored article `a`. */
export function isMemberSql(members: readonly string[]): RawBuilder<unknown> {
  const domains = members.filter(member => domain.test(member))
  const named = sql`a.media_id in (select m.id from media m where lower(normalize(m.name, NFKC)) = any(${[...members]}::text[]))`
  if (domains.length === 0) return named
  return sql`(${named} or exists (
    select 1 from (select lower(substring(a.url from '^[A-Za-z][A-Za-z0-9+.-]*://(?:[^/?#@]*@)?([^/:?#]+)')) as host) h,
      unnest(${domains}::text[]) as d (domain)
    where h.host = d.domain or right(h.host, length(d.domain) + 1) = '.' || d.domain))`
}
