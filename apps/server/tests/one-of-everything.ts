// For every call of a member: what its owner sends so that it succeeds. A call makes what it changes or removes for itself.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Caller, Product, Reply } from './product.ts'

export interface Filling {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number>>
  body?: object
  headers?: Record<string, string>
  /** Another organisation gets the same answer, for this reason. Absent: what it is told differs, or it is refused. */
  alike?: string
  /** Who the owner is, when it is not the organisation of the walk. */
  owner?: Owner
}
export interface Owner extends Caller {
  orgId: number
}

/** What one organisation has, and ways to make more of it. */
export interface Ground {
  owner: Owner
  monitor: number
  article: number
  vocabulary: Reply
  question: { from: string; to: string }
  /** Posts something of the owner's, and waits for what follows from it. */
  make(path: string, body: object): Promise<Reply>
  /** The address of a page that can be read. */
  page: string
  /** A table with the column `name`, as a form. */
  sheet: { body: object; headers: Record<string, string> }
  /** Sends it, or another one; the id of the file. */
  upload(path: string, content?: string): Promise<number>
  makeMonitor(rule?: string): Promise<Reply>
  /** Articles that the monitor wants, each a story of its own. */
  makeArticles(count: number): Promise<number[]>
  makeVocabulary(): Promise<Reply>
  /** One that is done has a file. */
  makeTask(state: 'running' | 'done'): Promise<number>
  makeDemonstration(): Promise<Owner>
}

/** Stands in everything the organisation of the walk has, and nowhere else. */
export const secret = '潮音石'
/** Stands in its articles too; what others may ask for without having heard of the secret. */
export const openWord = '验潮站'

const text = (seed: number, length: number) =>
  Array.from({ length }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((seed * 7919 + index * index * 104_729) % 16_000)),
  ).join('')

async function aSheet(content = `name\n${secret}`): Promise<Ground['sheet']> {
  const form = new FormData()
  form.append('file', new Blob([content]), 'a.csv')
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

/** A page that anybody may read; lives as long as the process of the test. */
async function aPage(product: Product): Promise<string> {
  const server = createServer(
    (_, reply) =>
      void reply
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<html><head><title>公开通报</title></head><body><article><h1>公开通报</h1><p>${text(7, 200)}。</p></article></body></html>`,
        ),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  product.trustedHosts.add(host)
  return `http://${host}/notice.html`
}

export async function makeGround(product: Product, orgId: number): Promise<Ground> {
  const owner = { ...(await product.member(orgId, `owner${orgId}@example.com`, 'orgAdmin')), orgId }
  const db = product.databases.worker
  const question = {
    from: new Date(Date.now() - 86_400_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  }
  let made = 0
  const make = async (path: string, body: object): Promise<Reply> => {
    const reply = await owner.ask('POST', path, body)
    await product.settled()
    if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
    return reply.body.data
  }
  const sheet = await aSheet()
  const upload = async (path: string, content?: string): Promise<number> => {
    const { body, headers } = content === undefined ? sheet : await aSheet(content)
    return (await owner.ask('POST', path, body, headers)).body.data.id
  }
  const makeMonitor = (rule = secret) => make('/inews/monitor', { kind: 'item', name: `${secret} ${++made}`, rule })
  const makeVocabulary = () =>
    make('/inews/vocabulary', {
      use: 'dimension',
      name: `${secret} ${++made}`,
      words: [`${secret}词${made}`],
    })
  async function makeArticles(count: number): Promise<number[]> {
    const items = Array.from({ length: count }, () => {
      made++
      const body = `${secret}与${openWord}。${text(made, 160)}。`
      const author = `${secret}的作者`
      return {
        title: `${text(made, 8)}${secret}${openWord}`,
        body,
        author,
        media: `${secret}日报`,
        mediaType: 'press',
        sentiment: -1,
        region: 310_000,
      }
    })
    const known = new Set((await listed()).map(row => row.id))
    const { refused } = await make('/ua/upload/article/addBatch', { items })
    if (refused.length > 0) throw new Error(JSON.stringify(refused))
    const added = (await listed()).map(row => row.id).filter(id => !known.has(id))
    if (added.length !== count) throw new Error(`${count} articles handed in, ${added.length} listed`)
    return added
  }
  const listed = async (): Promise<{ id: number }[]> =>
    (await make('/inews/monitorArticle/list', { ...question, pageSize: 200 })).list

  const monitor = await makeMonitor()
  const [article = 0] = await makeArticles(6)
  return {
    owner,
    monitor: monitor.id,
    article,
    vocabulary: await makeVocabulary(),
    question,
    make,
    page: await aPage(product),
    sheet,
    upload,
    makeMonitor,
    makeArticles,
    makeVocabulary,
    async makeTask(state) {
      const { id } = await db
        .insertInto('tasks')
        .values({ org_id: orgId, kind: `of ${secret}`, input: '{}', state, has_file: state === 'done' })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (state === 'done') {
        await product.files.keepPart({ orgId, id: Number(id) }, 0, `${secret}\n`)
        await product.files.join({ orgId, id: Number(id) }, 1)
      }
      return Number(id)
    },
    async makeDemonstration() {
      const shown = orgId + 1_000
      const admin = await product.member(shown, `shown${orgId}@example.com`, 'orgAdmin')
      await db.updateTable('organisations').set({ demonstration: true }).where('id', '=', shown).execute()
      const value = JSON.stringify('on')
      await db
        .insertInto('installation_settings')
        .values({ name: 'demonstration', value })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
        .execute()
      return { ...admin, orgId: shown }
    },
  }
}

const everybody = 'it is said to everybody'
const unlearned = 'neither has corrected enough to learn from, and both are administrators'
const aPlan = () => ({ name: `方案 ${++plans}`, address: `q=${openWord}`, query: openWord })
let plans = 0
const aReview = (code: string) => ({
  code,
  title: `${secret} ${code}`,
  product: '灯塔',
  platform: '社区',
  score: 4,
  publishedOn: '2026-11-20',
})
const aComplaint = (code: string) => ({
  code,
  title: `${secret} ${code}`,
  brand: '灯塔',
  platform: '社区',
  publishedOn: '2026-11-20',
})
const anActivity = (name: string) => ({ name: `${secret} ${name}`, startTime: '2026-11-20T00:00:00Z' })
const aView = (name: string) => ({ list: 'contacts', name, question: 'sort=name' })
const acts = '/inews/data/monitorArticle'
/** An act on an article of its own. */
const actWith =
  (more: object = {}) =>
  async ({ makeArticles }: Ground): Promise<Filling> => ({ body: { idList: await makeArticles(1), ...more } })
const aLabel = async ({ make }: Ground): Promise<number> =>
  (await make('/inews/data/label', { name: `标签 ${Math.random()}` })).id
const withNote = async ({ owner, makeArticles }: Ground): Promise<number> => {
  const [article] = await makeArticles(1)
  const { body } = await owner.ask('POST', `${acts}/${article}/notes`, { text: secret })
  return body.data.id
}
const asked = ({ question }: Ground): Filling => ({ body: question })

export const oneOfEverything: Readonly<Record<string, (ground: Ground) => Filling | Promise<Filling>>> = {
  'activities.list': async ({ make }) => {
    await make('/ipr/activity/add', anActivity('listed'))
    return {}
  },
  'activities.add': () => ({ body: { ...anActivity('added'), name: '新的活动' } }),
  'activities.edit': async ({ make }) => {
    const { id, version } = await make('/ipr/activity/add', anActivity('edited'))
    return { body: { ...anActivity('edited anew'), id, version } }
  },
  'activities.remove': async ({ make }) => ({
    body: { idList: [(await make('/ipr/activity/add', anActivity('removed'))).id] },
  }),
  'activities.sort': async ({ make }) => ({
    params: { idPrev: 0, id: (await make('/ipr/activity/add', anActivity('sorted'))).id, idNext: 0 },
  }),

  'acts.acts': async ground =>
    actWith({ acts: [(await ground.make('/ipr/activity/add', anActivity('joined'))).id] })(ground),
  'acts.label': async ground => actWith({ labels: [await aLabel(ground)] })(ground),
  'acts.unlabel': async ground => {
    const id = await aLabel(ground)
    const idList = await ground.makeArticles(1)
    await ground.owner.ask('POST', `${acts}/labels`, { idList, labels: [id] })
    return { body: { idList, labels: [id] } }
  },
  'acts.copy': async ground => actWith({ monitors: [(await ground.makeMonitor()).id] })(ground),
  'acts.takeOut': ground => actWith({ monitors: [ground.monitor] })(ground),
  'acts.move': async ground => actWith({ from: ground.monitor, to: [(await ground.makeMonitor()).id] })(ground),
  'acts.remove': actWith(),
  'acts.removeOne': async ({ owner, makeArticles }) => ({
    params: { orgId: owner.orgId, id: (await makeArticles(1))[0] ?? 0 },
  }),
  'acts.restore': async ({ owner, makeArticles }) => {
    const idList = await makeArticles(1)
    await owner.ask('POST', `${acts}/remove`, { idList })
    return { body: { idList } }
  },
  'acts.erase': async ({ owner, makeArticles }) => {
    const idList = await makeArticles(1)
    await owner.ask('POST', `${acts}/remove`, { idList })
    return { body: { idList } }
  },
  'acts.review': actWith({ status: 1 }),
  'acts.negDim': actWith({ level: 2 }),
  'acts.tag': actWith({ customizetags: ['跟进'] }),
  'acts.favourite': actWith({ flag: 1 }),
  'acts.feature': actWith({ flag: 1 }),
  'acts.handOver': actWith({ state: 1 }),
  'acts.tagsInUse': async ground => {
    await ground.owner.ask('PUT', `${acts}/extra/customizetags`, { idList: [ground.article], customizetags: [secret] })
    return {}
  },
  'acts.history': async ({ owner, article }) => {
    await owner.ask('POST', `${acts}/review`, { idList: [article], status: 1, remark: secret })
    return { params: { id: article } }
  },
  'acts.recent': async ({ owner, article }) => {
    await owner.ask('POST', `${acts}/featured`, { idList: [article], flag: 1 })
    return {}
  },
  'acts.notes': async ground => {
    await ground.owner.ask('POST', `${acts}/${ground.article}/notes`, { text: secret })
    return { params: { id: ground.article } }
  },
  'acts.addNote': ({ article }) => ({ params: { id: article }, body: { text: '一条批注' } }),
  'acts.changeNote': async ground => ({
    params: { id: await withNote(ground) },
    body: { text: '改了', version: 1 },
  }),
  'acts.removeNote': async ground => ({ params: { id: await withNote(ground) } }),
  'acts.forMe': async ({ owner, article, make }) => {
    const { body } = await owner.ask('GET', '/inews/org/member')
    await make(`${acts}/${article}/notes`, { text: secret, mentions: [body.data.list[0].id] })
    return {}
  },
  'acts.folders': async ({ make }) => {
    await make(`${acts}/favourite/folder`, { name: `${secret} listed` })
    return {}
  },
  'acts.addFolder': () => ({ body: { name: '一个收藏夹' } }),
  'acts.renameFolder': async ({ make }) => {
    const { id, version } = await make(`${acts}/favourite/folder`, { name: `${secret} renamed` })
    return { params: { id }, body: { name: '改了名', version } }
  },
  'acts.removeFolder': async ({ make }) => ({
    params: { id: (await make(`${acts}/favourite/folder`, { name: `${secret} removed` })).id },
  }),

  'articles.mediaTypes': () => ({ alike: everybody }),
  'articles.mark': ({ article }) => ({ body: { idList: [article], read: true } }),
  'articles.correct': async ({ makeArticles }) => ({
    body: { changes: [{ idList: await makeArticles(1), sentiment: 1 }] },
  }),
  'articles.update': async ({ makeArticles }) => ({
    params: { id: (await makeArticles(1))[0] ?? 0 },
    body: { sentiment: 1 },
  }),
  'articles.edited': ({ article }) => ({ params: { id: article } }),
  'articles.adjustment': () => ({ alike: unlearned }),
  'articles.switchAdjustment': () => ({ body: { enabled: false }, alike: unlearned }),
  'articles.takeApart': async ({ owner, makeArticles }) => {
    const idList = await makeArticles(2)
    await owner.ask('POST', '/inews/data/monitorArticle/similar/together', { idList })
    return { body: { idList: idList.slice(0, 1) } }
  },
  'articles.putTogether': async ({ makeArticles }) => ({ body: { idList: await makeArticles(2) } }),
  'articles.undoTogether': async ({ owner, makeArticles }) => {
    const idList = await makeArticles(2)
    const { body } = await owner.ask('POST', '/inews/data/monitorArticle/similar/together', { idList })
    return { body: body.data.undo }
  },
  'articles.commentList': ({ article }) => ({ body: { id: article } }),
  'articles.interactionList': ({ article }) => ({ body: { id: article } }),
  'articles.touch': ({ article }) => ({ body: { idList: [article] } }),
  'articles.mediaNames': () => ({}),

  'charts.overview': asked,
  'charts.volumeTrend': asked,
  'charts.overviewVolumeTrend': asked,
  'charts.sentimentShares': asked,
  'charts.sentimentTrend': asked,
  'charts.mediaTypes': asked,
  'charts.activeMedia': asked,
  'charts.popularAccounts': asked,
  'charts.hotWords': asked,
  'charts.overviewHotWords': asked,
  'charts.releaseRegions': asked,

  'collection.add': () => ({ body: { title: '一篇', body: '一篇普通的文章。' }, alike: 'each hands in for itself' }),
  'collection.addMany': () => ({
    body: { items: [{ title: '又一篇', body: '又一篇普通的文章。' }] },
    alike: 'each hands in for itself',
  }),
  'collection.template': () => ({ alike: everybody }),
  'collection.read': ({ page }) => ({ body: { url: page }, alike: everybody }),
  'collection.enter': () => ({
    body: { article: { title: '录入一篇', body: '一篇录入的文章。' } },
    alike: 'each enters for itself',
  }),
  'collection.uploadFile': ({ sheet }) => sheet,
  'collection.checkUpload': async ({ upload }) => ({ body: { file: await upload('/ua/upload/article/file') } }),
  'collection.startUpload': async ({ upload }) => ({
    body: { file: await upload('/ua/upload/article/file', `title\n${secret}`), columns: ['title'] },
  }),
  'collection.uploads': async ({ make, upload }) => {
    const file = await upload('/ua/upload/article/file', `title\n${secret} listed`)
    await make('/ua/upload/article/file/start', { file, columns: ['title'] })
    return { body: {} }
  },

  'demonstration.remove': async ({ makeDemonstration }) => ({ owner: await makeDemonstration() }),

  'desk.list': asked,
  'desk.recycled': async ({ owner, makeArticles, question }) => {
    await owner.ask('POST', `${acts}/remove`, { idList: await makeArticles(1) })
    return { body: question }
  },
  'desk.detail': ({ article }) => ({ params: { index: 'articles', id: article } }),
  'desk.counts': ({ question }) => ({ body: { questions: [question] } }),
  'desk.mediaTypeCounts': asked,
  'desk.mediaTypeCountsFolded': asked,
  'desk.searchSummary': ({ question }) => ({ body: { ...question, query: secret } }),
  'desk.searchCount': ({ question }) => ({ body: { ...question, query: secret } }),
  'desk.fuzzySearch': ({ question }) => ({
    body: { ...question, query: openWord },
    alike: 'no other spelling of it is stored',
  }),
  'desk.searchWords': ({ question }) => ({ body: { ...question, query: openWord } }),
  'desk.foundDetail': ({ article }) => ({ body: { id: article, query: secret } }),
  'desk.reach': ({ article }) => ({ body: { idList: [article] } }),
  'desk.arrivals': () => ({}),

  'labels.list': async ({ make }) => {
    await make('/inews/data/label', { name: `${secret} 列出` })
    return {}
  },
  'labels.counts': async ground => {
    const labels = [await aLabel(ground)]
    await ground.owner.ask('POST', `${acts}/labels`, { idList: [ground.article], labels })
    return {}
  },
  'labels.create': () => ({ body: { name: '新的标签' } }),
  'labels.update': async ({ make }) => ({
    body: { id: (await make('/inews/data/label', { name: `${secret} 改` })).id, name: '改了名', version: 1 },
  }),
  'labels.remove': async ({ make }) => ({
    body: { id: (await make('/inews/data/label', { name: `${secret} 删` })).id },
  }),
  'labels.status': async ({ make }) => ({
    params: { id: (await make('/inews/data/label', { name: `${secret} 停` })).id, status: 0 },
  }),
  'labels.sort': async ({ make }) => ({
    params: { idPrev: 0, id: (await make('/inews/data/label', { name: `${secret} 移` })).id, idNext: 0, fatherId: 0 },
  }),
  'labels.tryRule': () => ({ body: { rule: secret } }),
  'labels.merge': async ({ make }) => ({
    params: { id: (await make('/inews/data/label', { name: `${secret} 并一` })).id },
    body: { into: (await make('/inews/data/label', { name: `${secret} 并二` })).id },
  }),
  'monitors.list': () => ({}),
  'monitors.create': () => ({ body: { kind: 'item', name: '一个监测项', rule: '灯塔' } }),
  'monitors.get': ({ monitor }) => ({ params: { id: monitor } }),
  'monitors.update': async ({ makeMonitor }) => ({
    params: { id: (await makeMonitor()).id },
    body: { kind: 'item', name: '改了名', rule: '灯塔' },
  }),
  'monitors.saves': () => ({}),
  'monitors.remove': async ({ makeMonitor }) => ({ params: { id: (await makeMonitor()).id } }),
  'monitors.restore': async ({ owner, makeMonitor }) => {
    const { id } = await makeMonitor()
    await owner.ask('DELETE', `/inews/monitor/${id}`)
    return { params: { id } }
  },
  'monitors.history': ({ monitor }) => ({ query: { id: monitor } }),
  'monitors.sort': async ({ makeMonitor }) => ({
    params: { idPrev: 0, id: (await makeMonitor()).id, idNext: 0, fatherId: 0 },
  }),
  'monitors.preview': () => ({ body: { rule: openWord, days: 1 } }),
  'monitors.replay': ({ monitor }) => ({ params: { id: monitor }, body: { rule: openWord, days: 1 } }),
  'monitors.why': ({ monitor, article }) => ({ params: { id: monitor }, query: { article } }),
  'monitors.counts': () => ({}),
  'monitors.exportTree': () => ({ query: { kind: 'json' } }),
  'monitors.treeFile': ({ sheet }) => sheet,
  'monitors.checkTree': async ({ upload }) => ({
    body: { file: await upload('/inews/monitor/import/file', `path,rule\n${secret},${secret}`) },
  }),
  'monitors.importTree': async ({ upload }) => ({
    body: { file: await upload('/inews/monitor/import/file', `path,rule\n${secret},${secret}`) },
  }),
  'monitors.mediaGroups': async ({ make }) => {
    await make('/inews/orgMediaGroup', { name: `${secret} 列出`, members: [`${secret} 一`] })
    return {}
  },
  'monitors.mediaGroup': async ({ make }) => ({
    params: { id: (await make('/inews/orgMediaGroup', { name: `${secret} 读`, members: [`${secret} 二`] })).id },
  }),
  'monitors.createMediaGroup': () => ({ body: { name: '一个媒体组', members: ['一家媒体'] } }),
  'monitors.updateMediaGroup': async ({ make }) => {
    const { id } = await make('/inews/orgMediaGroup', { name: `${secret} 改`, members: [`${secret} 三`] })
    return { body: { id, version: 1, name: '改了名', members: ['另一家媒体'] } }
  },
  'monitors.removeMediaGroup': async ({ make }) => ({
    params: { id: (await make('/inews/orgMediaGroup', { name: `${secret} 删`, members: [`${secret} 四`] })).id },
  }),

  'operations.undo': async ({ owner, makeMonitor }) => {
    const { id } = await makeMonitor()
    const { body } = await owner.ask('DELETE', `/inews/monitor/${id}`)
    return { params: { id: body.operation } }
  },

  'organisations.members': () => ({}),
  'organisations.permissions': () => ({ alike: 'both are administrators of theirs' }),
  'organisations.quotas': () => ({}),

  'recollection.interact': ({ article }) => ({ body: { idList: [article] } }),
  'recollection.interactByUrl': () => ({
    body: { url: 'https://nobody.example.invalid/1' },
    alike: 'what no adapter knows is told to everybody',
  }),
  'recollection.detect': ({ article }) => ({ body: { idList: [article] } }),

  'shares.make': ({ article }) => ({ body: aShare(article) }),
  'shares.list': async ({ article, make }) => {
    await make('/inews/share', aShare(article))
    return {}
  },
  'shares.revoke': async ({ article, make }) => ({
    params: { id: (await make('/inews/share', aShare(article))).share.id },
  }),

  'tasks.list': () => ({}),
  'tasks.cancel': async ({ makeTask }) => ({ params: { id: await makeTask('running') } }),
  'tasks.result': async ({ makeTask }) => ({ params: { id: await makeTask('done') } }),
  'tasks.changes': () => ({}),

  'search.plans': async ({ make }) => {
    await make('/inews/searchPlan', aPlan())
    return {}
  },
  'search.savePlan': () => ({ body: aPlan() }),
  'search.removePlan': async ({ make }) => ({ params: { id: (await make('/inews/searchPlan', aPlan())).id } }),
  'search.lookAtPlan': async ({ make }) => ({ params: { id: (await make('/inews/searchPlan', aPlan())).id } }),
  'search.newOfPlan': async ({ make }) => ({ params: { id: (await make('/inews/searchPlan', aPlan())).id } }),
  'search.past': async ({ owner }) => {
    await owner.ask('POST', '/inews/searchHistory', { address: `q=${secret}` })
    return {}
  },
  'search.keepPast': () => ({ body: { address: 'q=1' }, alike: 'each keeps for itself' }),
  'search.forgetPast': () => ({ alike: 'each forgets for itself' }),

  'views.list': async ({ make }) => {
    await make('/inews/view', aView(`${secret} listed`))
    return { query: { list: 'contacts' } }
  },
  'views.save': () => ({ body: aView('一个视图') }),
  'views.change': async ({ make }) => {
    const { id, version } = await make('/inews/view', aView(`${secret} changed`))
    return { params: { id }, body: { ...aView('改了名'), version } }
  },
  'views.remove': async ({ make }) => ({ params: { id: (await make('/inews/view', aView(`${secret} removed`))).id } }),
  'views.arrange': () => ({ body: { list: 'contacts', density: 'compact' }, alike: 'each arranges for itself' }),

  'settings.flags': async ({ owner }) => {
    await owner.ask('POST', '/inews/user/flag', { key: 'walk', value: secret })
    return {}
  },
  'settings.keepFlag': () => ({ body: { key: 'walk', value: 1 }, alike: 'everybody keeps their own' }),
  'vocabularies.list': () => ({}),
  'vocabularies.get': ({ vocabulary }) => ({ params: { id: vocabulary.id } }),
  'vocabularies.create': () => ({ body: { use: 'words', name: '一组词', words: ['灯塔群'] } }),
  'vocabularies.update': async ({ makeVocabulary }) => {
    const { id, version, use, words } = await makeVocabulary()
    return { body: { id, version, use, name: `改了 ${id}`, words } }
  },
  'vocabularies.remove': async ({ makeVocabulary }) => ({ params: { id: (await makeVocabulary()).id } }),
  'vocabularies.removeChosen': async ({ makeVocabulary }) => ({ body: { ids: [(await makeVocabulary()).id] } }),
  'vocabularies.named': () => ({}),
  'vocabularies.uses': ({ vocabulary }) => ({ params: { id: vocabulary.id } }),
  'vocabularies.effect': async ({ makeVocabulary, makeMonitor }) => {
    const { id, name } = await makeVocabulary()
    const monitor = await makeMonitor(`@"${name}"`)
    return { params: { id }, body: { words: ['灯塔'], use: { kind: 'monitor', id: monitor.id } } }
  },
  'vocabularies.dimensions': () => ({}),
  'vocabularies.general': () => ({ alike: everybody }),

  'filters.list': async ({ make }) => {
    await make('/inews/blackWhiteFilter', aFilter('list'))
    return {}
  },
  'filters.get': async ({ make }) => ({
    params: { id: (await make('/inews/blackWhiteFilter', aFilter('get'))).id },
  }),
  'filters.create': () => ({ body: { ...aFilter(''), name: '新的名单' } }),
  'filters.update': async ({ make }) => {
    const { id, version } = await make('/inews/blackWhiteFilter', aFilter('update'))
    return { body: { ...aFilter('changed list'), id, version } }
  },
  'filters.remove': async ({ make }) => ({
    params: { id: (await make('/inews/blackWhiteFilter', aFilter('remove'))).id },
  }),
  'filters.removeChosen': async ({ make }) => ({
    body: { ids: [(await make('/inews/blackWhiteFilter', aFilter('removeChosen'))).id] },
  }),
  'filters.tryOut': () => ({
    body: {
      draft: { ...aFilter('try'), conditions: [{ name: 'title', relationOperator: 'contains', value: [secret] }] },
    },
  }),
  'filters.addSimilar': () => ({ body: { ...aSimilarFilter(''), name: '新的过滤' } }),
  'filters.updateSimilar': async ({ make }) => {
    const { id, version } = await make('/inews/similarContentFilter/add', aSimilarFilter('text to change'))
    return { body: { ...aSimilarFilter('changed text'), id, version } }
  },
  'filters.findSimilar': async ({ make }) => {
    await make('/inews/similarContentFilter/add', aSimilarFilter('find'))
    return { body: {} }
  },
  'filters.removeSimilar': async ({ make }) => ({
    query: { id: (await make('/inews/similarContentFilter/add', aSimilarFilter('text to remove'))).id },
  }),
  'filters.examples': () => ({ body: { text: `${secret}与${openWord}。`.repeat(3), threshold: 30 } }),
  'filters.filtered': async ground => {
    await aFilteredArticle(ground, 'list')
    return { body: {} }
  },
  'filters.numbers': async ground => {
    await aFilteredArticle(ground, 'numbers')
    return {}
  },
  'filters.bringBack': async ground => ({ body: { idList: [await aFilteredArticle(ground, 'back')] } }),
  'wordOfMouth.list': async ({ make }) => {
    await make('/inews/wordMouth', aReview('list'))
    return { body: {} }
  },
  'wordOfMouth.summary': async ({ make }) => {
    await make('/inews/wordMouth', aReview('summary'))
    return { body: {} }
  },
  'wordOfMouth.get': async ({ make }) => ({ params: { id: (await make('/inews/wordMouth', aReview('get'))).id } }),
  'wordOfMouth.create': () => ({ body: { ...aReview('create'), title: '新的一条' } }),
  'wordOfMouth.update': async ({ make }) => {
    const { id, version } = await make('/inews/wordMouth', aReview('update'))
    return { params: { id }, body: { ...aReview('update'), title: '改了', version } }
  },
  'wordOfMouth.remove': async ({ make }) => ({
    body: { ids: [(await make('/inews/wordMouth', aReview('remove'))).id] },
  }),
  'wordOfMouth.export': () => ({ body: { chosen: { allOf: {} }, columns: ['title'] } }),
  'wordOfMouth.importFile': ({ sheet }) => sheet,
  'wordOfMouth.importCheck': async ({ upload }) => ({ body: { file: await upload('/inews/wordMouth/import/file') } }),
  'wordOfMouth.importRows': async ({ upload }) => ({
    body: {
      file: await upload('/inews/wordMouth/import/file', `a,b,c,d,e,f\nx1,${secret},灯塔,社区,4,2026-11-20`),
      columns: ['code', 'title', 'product', 'platform', 'score', 'publishedOn'],
    },
  }),
  'complaints.list': async ({ make }) => {
    await make('/inews/tousu', aComplaint('list'))
    return { body: {} }
  },
  'complaints.summary': async ({ make }) => {
    await make('/inews/tousu', aComplaint('summary'))
    return { body: {} }
  },
  'complaints.get': async ({ make }) => ({ params: { id: (await make('/inews/tousu', aComplaint('get'))).id } }),
  'complaints.create': () => ({ body: { ...aComplaint('create'), title: '新的一条' } }),
  'complaints.update': async ({ make }) => {
    const { id, version } = await make('/inews/tousu', aComplaint('update'))
    return { params: { id }, body: { ...aComplaint('update'), title: '改了', version } }
  },
  'complaints.remove': async ({ make }) => ({ body: { ids: [(await make('/inews/tousu', aComplaint('remove'))).id] } }),
  'complaints.export': () => ({ body: { chosen: { allOf: {} }, columns: ['title'] } }),
  'complaints.importFile': ({ sheet }) => sheet,
  'complaints.importCheck': async ({ upload }) => ({ body: { file: await upload('/inews/tousu/import/file') } }),
  'complaints.importRows': async ({ upload }) => ({
    body: {
      file: await upload('/inews/tousu/import/file', `a,b,c,d,e\nx1,${secret},灯塔,社区,2026-11-20`),
      columns: ['code', 'title', 'brand', 'platform', 'publishedOn'],
    },
  }),
  'sensitiveWords.list': async ({ make }) => {
    await make('/inews/sensitiveWord/save', { word: `${secret} list` })
    return {}
  },
  'sensitiveWords.get': async ({ make }) => ({
    params: { id: (await make('/inews/sensitiveWord/save', { word: `${secret} get` })).id },
  }),
  'sensitiveWords.save': () => ({ body: { word: '新的一个' } }),
  'sensitiveWords.remove': async ({ make }) => ({
    body: { ids: [(await make('/inews/sensitiveWord/save', { word: `${secret} remove` })).id] },
  }),
  'sensitiveWords.online': async ({ make }) => ({
    params: { id: (await make('/inews/sensitiveWord/save', { word: `${secret} online` })).id },
  }),
  'sensitiveWords.export': () => ({ body: { chosen: { allOf: {} }, columns: ['word'] } }),
  'sensitiveWords.importFile': ({ sheet }) => sheet,
  'sensitiveWords.importCheck': async ({ upload }) => ({
    body: { file: await upload('/inews/sensitiveWord/import/file') },
  }),
  'sensitiveWords.importRows': async ({ upload }) => ({
    body: { file: await upload('/inews/sensitiveWord/import/file'), columns: ['word'] },
  }),
  'sensitiveWords.topics': async ({ make }) => {
    await make('/inews/sensitiveTopic/save', { topic: `${secret} topics`, keywords: '甲+乙' })
    return {}
  },
  'sensitiveWords.topic': async ({ make }) => ({
    params: { id: (await make('/inews/sensitiveTopic/save', { topic: `${secret} topic`, keywords: '甲+乙' })).id },
  }),
  'sensitiveWords.saveTopic': () => ({ body: { topic: '新的话题', keywords: '甲+乙' } }),
  'sensitiveWords.removeTopics': async ({ make }) => ({
    body: { ids: [(await make('/inews/sensitiveTopic/save', { topic: `${secret} gone`, keywords: '甲' })).id] },
  }),
  'sensitiveWords.global': () => ({ alike: everybody }),
}

const aShare = (article: number) => ({
  idList: [article],
  title: secret,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
})
const aFilter = (name: string) => ({
  name: `${secret} ${name}`,
  type: 'black',
  allMedia: true,
  logicOperator: 'and',
  conditions: [{ name: 'title', relationOperator: 'contains', value: ['没有文章写过的词'] }],
})
const aSimilarFilter = (name: string) => ({
  name: `${secret} ${name}`,
  text: '没有一篇文章像这段文字，一篇也没有，今后也不会有。',
})

/** Taken out of every monitor as it arrives, by a filter of its own. */
async function aFilteredArticle({ make }: Ground, name: string): Promise<number> {
  const word = `${secret}的噪声${name}`
  await make('/inews/blackWhiteFilter', {
    ...aFilter(`filter ${name}`),
    conditions: [{ name: 'title', relationOperator: 'contains', value: [word] }],
  })
  await make('/ua/upload/article/addBatch', { items: [{ title: word, body: `${secret}与${openWord}。${name}` }] })
  const { list } = await make('/inews/filtered/list', {})
  return list.find(({ title }: { title: string }) => title === word).id
}
