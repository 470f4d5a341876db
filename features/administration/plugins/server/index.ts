import { organisationName } from '@guanlan/features/people/organisations/server'
import { dispositionOf, type LinkScope, packageOf, serverHalf, zoneOf } from '@guanlan/platform/server'
import { mostEntries, mostRows, pluginsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { listAddresses, publish, revoke } from './addresses.ts'
import { clipperFiles } from './clipper/files.ts'
import { type KeyParts, makeClipperKey } from './clipper/key.ts'
import { answerWith } from './feeds/answer.ts'
import { newestOf } from './feeds/articles.ts'
import { atomOf, rssOf } from './feeds/feed.ts'
import { subjectOf } from './feeds/subject.ts'
import { csvOf, jsonOf } from './feeds/table.ts'
import { listPlugins, savePlugin } from './plugins.ts'
import { getStrategy, listStrategies, previewOf, removeStrategies, saveStrategy } from './strategies.ts'

export interface PluginParts extends KeyParts {
  /** Of the product, as people reach it. */
  publicUrl: string
}

export const pluginsServer = (parts: PluginParts) => {
  const { publicUrl } = parts
  const rowsFor = async (scope: LinkScope, from: string | undefined) =>
    newestOf(scope, await subjectOf(scope, 'table', from), mostRows)
  const feedFor = async (scope: LinkScope) => {
    const subject = await subjectOf(scope, 'rss')
    const facts = { title: subject.title, organisation: subject.organisation, site: publicUrl }
    return { articles: await newestOf(scope, subject, mostEntries), facts }
  }
  return serverHalf({
    feature: pluginsFeature,
    words: strings,
    routes: {
      list: (scope, { query }) => listPlugins(scope, query.plugType),
      save: (scope, { body }) => savePlugin(scope, body),
      clipper: async (scope, _, { request, reply }) => {
        const organisation = await scope.within(organisationName)
        const zip = packageOf(filesOf(await clipperFiles({ publicUrl, organisation })))
        request.headers['x-no-compression'] = 'file'
        await reply
          .header('content-type', 'application/zip')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', dispositionOf('guanlan-clipper.zip'))
          .send(zip)
      },
      makeClipperKey: scope => makeClipperKey(scope, parts),
      strategies: (scope, { query }) => listStrategies(scope, query),
      strategy: (scope, { params }) => getStrategy(scope, params.id),
      saveStrategy: (scope, { body }) => saveStrategy(scope, body),
      removeStrategies: (scope, { body }) => removeStrategies(scope, body),
      preview: (scope, { body }) => previewOf(scope, body),
      addresses: listAddresses,
      publish: (scope, { body }) => publish(scope, body),
      revoke: async (scope, { params }) => {
        await revoke(scope, params.id)
        return null
      },
      csv: async (scope, { query: { from, lang } }, exchange) => {
        const zone = await zoneOf(scope.orgId, scope.db)
        const table = await csvOf(await rowsFor(scope, from), { zone, locale: lang ?? scope.locale })
        await answerWith(exchange, 'text/csv; charset=utf-8', table)
      },
      json: async (scope, { query }, exchange) =>
        answerWith(exchange, 'application/json; charset=utf-8', jsonOf(await rowsFor(scope, query.from))),
      rss: async (scope, _, exchange) => {
        const { articles, facts } = await feedFor(scope)
        await answerWith(exchange, 'application/rss+xml; charset=utf-8', rssOf(articles, facts))
      },
      atom: async (scope, _, exchange) => {
        const { articles, facts } = await feedFor(scope)
        const id = `urn:guanlan:feed:${scope.orgId}-${scope.objectId}`
        await answerWith(exchange, 'application/atom+xml; charset=utf-8', atomOf(articles, { ...facts, id }))
      },
    },
  })
}

const filesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
