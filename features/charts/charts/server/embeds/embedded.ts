/** What whoever holds the address of an embedded chart is told: its page for allowed sites, and its numbers. Nothing else. */
import { momentsOf, type NamedRange, Question } from '@guanlan/features/articles/articles/contract'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Locale, refuse } from '@guanlan/platform/contract'
import type { LinkScope, RequestContext, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EmbedDraft, EmbeddedChart } from '../../contract.ts'
import { chartsOf } from '../figures/ask.ts'
import { figureWords } from '../figures/words.ts'
import { cachedChart } from './cache.ts'

interface Row {
  id: number
  title: string
  chart: EmbedDraft['chart']
  by: EmbedDraft['by']
  against: EmbedDraft['against']
  question: unknown
  range: NamedRange | null
  language: Locale
  theme: EmbedDraft['theme']
  sites: string[]
}

async function embedOf({ orgId, objectId, db, now }: LinkScope): Promise<Row> {
  const { rows } = await sql<Row>`
    select id, title, chart, split_by as by, against, question, range, language, theme, sites
    from chart_embeds where org_id = ${orgId} and id = ${objectId} and revoked_at is null and expires_at > ${now}`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

/** The page is the same for all of them; which sites may frame it is said in its head (frame-ancestors). */
export async function sendPage(
  scope: LinkScope,
  page: () => Promise<string | null>,
  { request, reply }: RequestContext,
): Promise<void> {
  const embed = await embedOf(scope)
  // Browsers say who frames it, unless that site keeps it to itself; then the head alone holds it off.
  const from = request.headers.referer
  if (request.headers['sec-fetch-dest'] === 'iframe' && from && !isAllowed(from, embed.sites, request.host))
    throw refuse('forbidden', 'charts.siteNotAllowed')
  const html = await page()
  if (html === null) throw refuse('unavailable', 'platform.unavailable')
  await reply
    .removeHeader('x-frame-options')
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policyFor(embed.sites))
    .send(html)
}

/** @param host of this installation: its own pages may always show it */
function isAllowed(from: string, sites: readonly string[], host: string): boolean {
  const url = URL.canParse(from) ? new URL(from) : null
  return url !== null && (sites.includes(url.origin) || url.host === host)
}

/** Sites are origins that were read as such: nothing in them ends the directive. */
const policyFor = (sites: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-ancestors 'self' ${sites.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';')

/** Counted with the rights that the maker has at this moment. */
export async function embeddedChart(scope: LinkScope, { request }: RequestContext): Promise<EmbeddedChart> {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw refuse('forbidden', 'charts.siteNotAllowed')
  const embed = await embedOf(scope)
  const { maker } = scope
  if (!maker) throw refuse('missing', 'platform.missing')
  return cachedChart(
    `${scope.orgId} ${embed.id} ${embed.language} ${embed.theme} ${embed.title} ${JSON.stringify(maker.limitedTo ?? null)}`,
    scope.now,
    () => countedFor({ ...maker, locale: embed.language }, embed),
  )
}

async function countedFor(
  maker: Scope,
  { title, chart, by, against, question, range, language, theme }: Row,
): Promise<EmbeddedChart> {
  const zone = await timeZoneOf(maker)
  const stored = Question.parse(question)
  const requested = range === null ? stored : { ...stored, ...momentsOf(range, maker.now.getTime(), zone) }
  const charts = await chartsOf(maker, requested, language)
  const { shape, data, note = null } = await charts.figureOf(maker, { chart, by, ...(against && { against }) })
  if (shape === null) throw refuse('missing', 'platform.missing')
  const w = figureWords(language, zone)
  return {
    ...{ title, shape, note, zone, language, theme },
    data: structuredClone(data) as EmbeddedChart['data'],
    span: `${w.exactMoment(requested.from)} — ${w.exactMoment(requested.to)}`,
    at: maker.now.toISOString(),
  }
}
