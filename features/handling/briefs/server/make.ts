import {
  highlight,
  type LoadedArticle,
  loadArticles,
  titlesOf,
} from '@guanlan/features/articles/articles/server/questions'
import { idsOfAll } from '@guanlan/features/handling/article-actions/server'
import { hitMonitors } from '@guanlan/features/monitors/monitors/server'
import { organisationName, timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse, say } from '@guanlan/platform/contract'
import {
  type CallScope,
  type DocumentWriter,
  inLookOf,
  lookOf,
  type OpenScope,
  type RequestContext,
  sendDocument,
  wallClock,
} from '@guanlan/platform/server'
import { type BriefDraft, type BriefKind, briefKinds, mostBriefed } from '../contract.ts'
import { strings } from '../strings.ts'
import { documentOf, type WholeText } from './document.ts'
import { type BriefLine, linesOf } from './lines.ts'
import { textOf } from './text.ts'

export interface BriefParts {
  documents: DocumentWriter
}

/** What a brief is made of, read in one transaction. */
interface Brief {
  title: string
  organisation: string
  madeAt: string
  lines: BriefLine[]
  texts: ReadonlyMap<number, WholeText> | null
}

export async function briefText(scope: CallScope, { documents }: BriefParts, draft: BriefDraft) {
  const { title, lines } = await read(scope, { ...draft, whole: false })
  return {
    title,
    text: textOf(title, lines, scope.locale),
    articles: lines.length,
    kinds: briefKinds.filter(kind => documents.kinds.includes(kind)),
  }
}

export async function briefFile(
  scope: OpenScope,
  { documents }: BriefParts,
  { kind, ...draft }: BriefDraft & { kind: BriefKind },
  exchange: RequestContext,
): Promise<void> {
  const paper = await scope.within(async inside =>
    inLookOf(
      documentOf({ ...(await read(inside, draft)), locale: scope.locale }),
      await lookOf(inside.db, inside.orgId),
    ),
  )
  await sendDocument(documents, kind, paper, scope, exchange)
}

/** @throws invalid when one of the articles is not to be seen, or there are too many */
async function read(scope: CallScope, draft: BriefDraft): Promise<Brief> {
  const { idList = [], all, found, title, parts, order, whole } = draft
  const { locale, now } = scope
  if ((all?.count ?? idList.length) > mostBriefed) throw refuse('invalid', 'briefs.tooMany', {}, 'idList')
  const ids = all ? await idsOfAll(scope, all) : [...new Set(idList)]
  // What lies in the recycle bin is not handed over.
  const seen = await titlesOf(scope, ids)
  if (seen.length === 0 || seen.length < ids.length) throw refuse('invalid', 'briefs.articleMissing', {}, 'idList')
  const articles = await loadArticles(scope, ids, found || all?.query !== undefined)
  if (articles.length < ids.length) throw refuse('invalid', 'briefs.articleMissing', {}, 'idList')
  const zone = await timeZoneOf(scope)
  const madeAt = wallClock(zone).text(now).slice(0, 16)
  return {
    title: title || say(strings.titleOfDay, locale, { day: madeAt.slice(0, 10) }),
    organisation: await organisationName(scope),
    madeAt,
    lines: linesOf(articles, { parts, order, locale, zone }),
    texts: whole ? await textsOf(scope, articles) : null,
  }
}

async function textsOf(scope: CallScope, articles: readonly LoadedArticle[]): Promise<Map<number, WholeText>> {
  const monitors = await hitMonitors(
    scope,
    articles.map(({ id }) => id),
    null,
  )
  return new Map(
    articles.map(({ id, title, body }) => {
      const rules = (monitors.get(id) ?? []).map(({ rule }) => rule)
      return [id, { body, hits: highlight(title, body, rules).bodyHits }]
    }),
  )
}
