/** What acts for a person without them: by the purpose of its link, or the name of what else it is. */
import { sql } from 'kysely'
import { madeByTheClock, sentByTheClock } from './by-the-clock.ts'
import { ask, db, type Given, ground, open, org, tomorrow, week } from './ground.ts'

export type Look = () => Promise<Given>
interface Kind {
  /** Permission without which it does nothing. */
  needs: string
  /** It shows articles, or counts them. */
  shows: boolean
  /** Only whoever sees everything makes one. */
  ofEverything?: true
  /** @param of the folder whose things it is made of */
  make(of: string): Promise<Look>
}

const read = async (
  method: 'GET' | 'POST',
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Given> => {
  const reply = await ground.product.app.inject({
    method,
    url,
    headers: { host: 'localhost:8080', ...headers },
    ...(body && { payload: body }),
  })
  if (reply.statusCode === 429 || reply.statusCode >= 500) throw new Error(`${url}: ${reply.body}`)
  return { status: reply.statusCode, text: reply.statusCode < 400 ? reply.body : '' }
}
const counted = ({ status, text }: Given): Given => {
  const numbers = JSON.stringify(status === 200 ? JSON.parse(text).data.data : '')
  return { status, text: /"values":\[[^\]]*[1-9]/.test(numbers) ? open : '' }
}
let made = 0
const named = (of: string) => `${of} ${++made}`
const strategy = async (of: string, plugType: string) => {
  const draft = { plugType, name: named(of), keywords: ['通报'], days: 30, monitorId: ground.monitors[of] }
  const { id } = await ask(ground.maker, 'POST', '/inews/pluginStrategyInfo', draft)
  return (await ask(ground.maker, 'POST', '/inews/pluginAddress', { strategyId: id })).paths
}
async function report(of: string): Promise<number> {
  const draft = { reportName: named(of), templateId: 'daily', monitors: [ground.monitors[of]] }
  const { reportId } = await ask(ground.maker, 'POST', '/report/add', draft)
  await ground.product.settled()
  return reportId
}

export const kinds: Record<string, Kind> = {
  key: {
    needs: 'desk.view',
    shows: true,
    async make() {
      const granted = ['desk.view', 'apiKeys.use']
      const [{ id: roleId } = { id: 0 }] = await db()
        .insertInto('api_roles')
        .values({ name: named('读取'), granted })
        .returning('id')
        .execute()
      const { secret } = await ask(ground.maker, 'POST', '/inews/apiKey', { name: named('密钥'), roleId })
      return () => read('POST', '/inews/monitorArticle/list', week, { authorization: `Bearer ${secret}` })
    },
  },
  share: {
    needs: 'shares.make',
    shows: true,
    async make(of) {
      const draft = { idList: [ground.articles[of]], title: '分享', expiresAt: tomorrow() }
      const { token } = await ask(ground.maker, 'POST', '/inews/share', draft)
      return async () => {
        const [list, one] = [
          await read('POST', `/inews/share/${token}/open`, {}),
          await read('POST', `/inews/share/${token}/article`, { position: 0 }),
        ]
        return { status: list.status, text: list.text + one.text }
      }
    },
  },
  'share of a report': {
    needs: 'reports.share',
    shows: true,
    async make(of) {
      const { token } = await ask(ground.maker, 'POST', '/report/share', {
        reportId: await report(of),
        expiresAt: tomorrow(),
      })
      return async () => {
        const [page, file] = [
          await read('POST', `/report/share/${token}/open`, {}),
          await read('POST', `/report/share/${token}/file`, { kind: 'html' }),
        ]
        return { status: page.status, text: page.text + file.text }
      }
    },
  },
  'share of a topic': {
    needs: 'tracking.edit',
    shows: true,
    async make() {
      const path = '/crisis/topicTrack'
      const { list } = await ask(ground.maker, 'POST', `${path}/list`, {})
      const { id } = list[0] ?? (await ask(ground.maker, 'POST', `${path}/add`, { topic: '潮汐话题' }))
      const { token } = await ask(ground.maker, 'POST', `${path}/share`, { id, expiresAt: tomorrow() })
      return () => read('POST', `${path}/shared/${token}/open`, {})
    },
  },
  'share of a picture of traceability': {
    needs: 'traceability.share',
    shows: true,
    async make(of) {
      const { token } = await ask(ground.maker, 'POST', '/ipr/traceability/share', {
        ...{ kind: 'article', id: ground.articles[of], expiresAt: tomorrow() },
      })
      return () => read('POST', `/ipr/traceability/shared/${token}/open`, {})
    },
  },
  'share of a clipping book': {
    needs: 'shares.make',
    shows: true,
    async make(of) {
      const dates = { startTime: '2026-11-01T00:00:00Z' }
      const { id } = await ask(ground.maker, 'POST', '/ipr/activity/add', { name: named('活动'), ...dates })
      const piece = { activityId: id, articleIds: [ground.articles[of]], kind: 'own' }
      await ask(ground.maker, 'POST', '/ipr/actmediamatch/add', piece)
      const { token } = await ask(ground.maker, 'POST', `/ipr/activity/${id}/book/share`, { expiresAt: tomorrow() })
      return () => read('POST', `/ipr/activity/sharedBook/${token}/open`, {})
    },
  },
  campaignCalendar: {
    needs: 'campaigns.view',
    shows: false,
    async make() {
      const { token } = await ask(ground.maker, 'POST', '/ipr/activity/calendar/link')
      return () => read('GET', `/ipr/activity/calendar/${token}`)
    },
  },
  'share of a crisis': { needs: 'crisis.act', shows: true, make: of => sharedCrisis(of, 'crisis', 'open') },
  'share of the charts of a crisis': {
    needs: 'crisis.act',
    shows: false,
    make: of => sharedCrisis(of, 'crisisCharts', 'charts'),
  },
  'approval of a statement': {
    needs: 'crisis.approve',
    shows: false,
    async make() {
      const { id: crisisId } = await ask(ground.maker, 'POST', '/crisis/startCrisis', {
        name: named('危机'),
        crisisLevel: 3,
      })
      const text = { crisisId, title: '声明', paragraphs: [{ text: '正在核实' }] }
      const { id, version } = await ask(ground.admin, 'POST', '/crisis/statements', text)
      const { round, step } = await ask(ground.admin, 'POST', '/crisis/statements/send', { id, version })
      const draft = { id, round, step, name: '王律师', expiresAt: tomorrow() }
      const { token } = await ask(ground.maker, 'POST', '/crisis/statements/invite', draft)
      return () => read('POST', `/crisis/statements/linked/${token}/open`, {})
    },
  },
  'share of an event': { needs: 'events.edit', shows: true, make: of => sharedEvent(of, 'event') },
  'share of the charts of an event': {
    needs: 'events.edit',
    shows: false,
    make: of => sharedEvent(of, 'eventAnalysis'),
  },
  'share of an event for every screen': { needs: 'events.edit', shows: true, make: of => sharedEvent(of, 'eventPage') },
  'share of a board': {
    needs: 'boards.edit',
    shows: true,
    async make() {
      const newest = { id: 'p1', at: { x: 0, y: 0, w: 12, h: 6 }, shows: { kind: 'articles', rows: 20 } }
      const views = [{ name: '总览', frame: { range: '30d' }, panels: [newest] }]
      const { id } = await ask(ground.maker, 'POST', '/inews/lookPlankInfo', { name: named('看板'), views })
      const { token } = await ask(ground.maker, 'POST', '/inews/lookPlankInfo/share', { id, expiresAt: tomorrow() })
      return async () => {
        const [page, view] = [
          await read('POST', `/inews/lookPlankInfo/shared/${token}/open`, {}),
          await read('POST', `/inews/lookPlankInfo/shared/${token}/view`, {}),
        ]
        return { status: page.status, text: page.text + view.text }
      }
    },
  },
  policy: {
    needs: 'resources.publish',
    shows: false,
    async make() {
      const { id } = await ask(ground.maker, 'POST', '/inews/policy/save', { title: named('办法'), body: '第一条。' })
      const { token } = await ask(ground.maker, 'POST', '/inews/policy/share', { id })
      return () => read('GET', `/shared/policy/${token}`)
    },
  },
  wallPlayer: {
    needs: 'bigScreens.view',
    shows: true,
    async make(of) {
      const name = named('播放端')
      const panels = [{ id: 'p1', at: { x: 0, y: 0, w: 12, h: 9 }, shows: { kind: 'articles', rows: 8 } }]
      const draft = { name, range: '7d', monitors: [ground.monitors[of]], panels }
      const { id: screen } = await ask(ground.maker, 'POST', '/bigScreen/screen', draft)
      const { code, secret } = await ask(ground.maker, 'POST', '/bigScreen/player/code', {})
      await ask(ground.maker, 'POST', '/bigScreen/player', { code, name, screen })
      const { token } = await ask(ground.maker, 'POST', '/bigScreen/player/claim', { secret })
      return () => read('POST', `/shared/wall/${token}`, { width: 1920, height: 1080 })
    },
  },
  guidance: {
    needs: 'guidance.edit',
    shows: false,
    async make() {
      const draft = { name: named('要求'), subjectKind: 'crisis', subjectName: '停电', content: '请核实' }
      const { id } = await ask(ground.maker, 'PUT', '/guidcontrol/add', draft)
      const { token } = await ask(ground.maker, 'POST', '/guidcontrol/link', { id })
      return () => read('POST', `/guidcontrol/linked/${token}/open`)
    },
  },
  crisisTask: {
    needs: 'crisis.act',
    shows: false,
    async make() {
      const { id: crisisId } = await ask(ground.maker, 'POST', '/crisis/startCrisis', {
        name: named('危机'),
        crisisLevel: 2,
      })
      const { id } = await ask(ground.maker, 'POST', '/crisis/tasks', { crisisId, kind: 'verify', title: '核实' })
      const { token } = await ask(ground.maker, 'POST', '/crisis/tasks/link', { id })
      return () => read('POST', `/crisis/tasks/linked/${token}/open`)
    },
  },
  download: {
    needs: 'exports.link',
    shows: true,
    async make(of) {
      const order = {
        ticked: { idList: [ground.articles[of]] },
        fields: [{ key: 'title' }],
        format: 'csv',
        fileName: named(of),
      }
      const { id } = await ask(ground.maker, 'POST', '/inews/downloadInfo', order)
      await ground.product.settled()
      const { token } = await ask(ground.maker, 'POST', `/inews/downloadInfo/${id}/link`, {})
      return () => read('GET', `/inews/downloadInfo/link/${token}`)
    },
  },
  chartEmbed: {
    needs: 'charts.embed',
    shows: true,
    async make(of) {
      const look = {
        chart: 'mediaTypes',
        title: '图',
        language: 'zh',
        theme: 'phantom-blue',
        sites: ['https://a.invalid'],
      }
      const question = { ...week, monitors: [ground.monitors[of]] }
      const { address } = await ask(ground.maker, 'POST', '/inews/monitorChart/embeds', { ...look, question })
      const token = address.split('/').at(-1)
      return async () => {
        const { status, text } = counted(await read('GET', `/embed/chart/${token}/figures`))
        return { status, text: text && of }
      }
    },
  },
  'pluginAddress of a feed': {
    needs: 'plugins.publish',
    shows: true,
    async make(of) {
      const { rss, atom } = await strategy(of, 'rss')
      return async () => {
        const [one, other] = [await read('GET', rss), await read('GET', atom)]
        return { status: one.status, text: one.text + other.text }
      }
    },
  },
  pluginAddress: {
    needs: 'plugins.publish',
    shows: true,
    async make(of) {
      const { csv, json } = await strategy(of, 'table')
      return async () => {
        const [one, other] = [await read('GET', csv), await read('GET', json)]
        return { status: one.status, text: one.text + other.text }
      }
    },
  },
  hotDay: {
    needs: 'hotLists.share',
    shows: false,
    async make() {
      const { token } = await ask(ground.maker, 'POST', '/top/xl/share', {})
      return () => read('POST', `/top/shared/${token}/day`, {})
    },
  },
  hotEvent: {
    needs: 'hotLists.share',
    shows: false,
    async make() {
      const { token } = await ask(ground.maker, 'POST', '/top/hotEvent/share', { id: ground.topic })
      return () => read('POST', `/top/shared/${token}/event`, {})
    },
  },
  inspection: {
    needs: 'monitoringCheck.make',
    shows: false,
    ofEverything: true,
    async make() {
      const { id } = await ask(ground.maker, 'POST', '/report/insReport', {})
      const { token } = await ask(ground.maker, 'POST', `/report/insReport/${id}/link`, {})
      return () => read('GET', `/report/insReport/shared/${token}`)
    },
  },
  inboundHook: {
    needs: 'inboundHooks.edit',
    shows: false,
    async make() {
      const path = '/inews/inboundHook'
      const { id } = await ask(ground.maker, 'POST', `${path}/add`, {
        name: named('钩子'),
        mediaType: 'web',
        media: '钩子',
      })
      const { path: address } = await ask(ground.maker, 'POST', `${path}/${id}/token`, {})
      return () => read('POST', address, { title: `${++made}` })
    },
  },
  warning: {
    needs: 'warnings.view',
    shows: true,
    ofEverything: true,
    async make() {
      const { token } = await ask(ground.maker, 'POST', `/inews/warning/incident/${ground.incident}/page`, {})
      return () => read('GET', `/inews/warning/received/${token}`)
    },
  },
  warningTemplates: {
    needs: 'warnings.edit',
    shows: true,
    ofEverything: true,
    async make() {
      const { token } = await ask(ground.maker, 'POST', '/inews/warning/template/link', { warningId: ground.warning })
      return () => read('GET', `/inews/warning/template/choice/${token}?groupId=${ground.warning}`)
    },
  },
  warningPlan: {
    needs: 'warnings.edit',
    shows: false,
    async make() {
      const { token } = await ask(ground.maker, 'POST', '/inews/warning/plan/link', {})
      return () => read('GET', `/inews/warning/plan/${token}`)
    },
  },
  weChatScan: {
    needs: 'addressBook.edit',
    shows: false,
    async make() {
      const { id: personId } = await ask(ground.maker, 'POST', '/inews/addressBook', {
        name: named('收件人'),
        weChat: 'receiver',
      })
      await sql`update organisations set demonstration = true where id = ${org}`.execute(db())
      const { url } = await ask(ground.maker, 'GET', `/inews/api/weixinQrcodeNew?personId=${personId}`)
      await sql`update organisations set demonstration = false where id = ${org}`.execute(db())
      return () => read('GET', new URL(url).pathname)
    },
  },
  'a report by the clock': {
    needs: 'timedReports.edit',
    shows: true,
    async make(of) {
      const draft = {
        name: named(of),
        templateId: 'daily',
        monitors: [ground.monitors[of]],
        formats: ['html'],
        members: [ground.adminId],
      }
      const { id } = await ask(ground.maker, 'POST', '/inews/reportTimer', draft)
      return () => madeByTheClock(id)
    },
  },
  'a digest by the clock': {
    needs: 'warnings.edit',
    shows: true,
    ofEverything: true,
    async make(of) {
      const { id } = await ask(ground.maker, 'POST', '/inews/warning/digest', {
        name: named(of),
        memberIds: [ground.adminId],
      })
      return async () => sentByTheClock(id)
    },
  },
}

async function sharedEvent(of: string, page: string): Promise<Look> {
  const { id } = await ask(ground.maker, 'POST', '/ipr/infoEvent/add', {
    title: named('事件'),
    idList: [ground.articles[of]],
  })
  const { token } = await ask(ground.maker, 'POST', '/ipr/infoEvent/share', { id, page, expiresAt: tomorrow() })
  return () => read('POST', `/ipr/infoEvent/shared/${token}/open`, { page })
}

async function sharedCrisis(of: string, page: string, call: string): Promise<Look> {
  const { id } = await ask(ground.maker, 'POST', '/crisis/startCrisis', { name: '停电', crisisLevel: 3 })
  await ask(ground.maker, 'POST', '/crisis/addArtCrisis', { crisisId: id, idList: [ground.articles[of]] })
  const { token } = await ask(ground.maker, 'POST', '/crisis/share', { id, page, expiresAt: tomorrow() })
  return () => read('POST', `/crisis/shared/${token}/${call}`, {})
}
