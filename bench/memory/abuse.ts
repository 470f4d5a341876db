/** What a process of its own does to the product, again and again, with something new each time: whatever is kept by what was asked grows by it. */
export interface Abuse {
  base: string
  people: { orgId: number; token: string }[]
}
type Act = (n: number) => Promise<Response>

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** Different each time, and the same in each run. */
const textOf = (seed: number, length: number): string =>
  Array.from({ length }, (_, n) =>
    String.fromCodePoint(0x4e00 + ((seed * 7_919 + n * n * 31 + n * seed) % 16_000)),
  ).join('')

const { base, people: first } = JSON.parse(process.argv[2] ?? '') as Abuse
let people = first
const week = () => ({
  from: new Date(Date.now() - 7 * 86_400_000).toISOString(),
  to: new Date(Date.now() + 3_600_000).toISOString(),
})
const ask =
  (
    method: string,
    pathOf: (n: number) => string,
    bodyOf?: (n: number) => object,
    headersOf?: (n: number) => object,
  ): Act =>
  n => {
    const { orgId, token } = people[n % people.length] as Abuse['people'][number]
    const headers = {
      authorization: `Bearer ${token}`,
      orgid: String(orgId),
      'content-type': 'application/json',
      ...headersOf?.(n),
    }
    return fetch(base + pathOf(n), { method, headers, ...(bodyOf && { body: JSON.stringify(bodyOf(n)) }) })
  }
const post = (path: string, bodyOf: (n: number) => object) => ask('POST', () => path, bodyOf)
/** Opened and left again. */
const streamed =
  (path: string): Act =>
  async n => {
    const leave = new AbortController()
    const { orgId, token } = people[n % people.length] as Abuse['people'][number]
    const reply = await fetch(base + path, {
      headers: { authorization: `Bearer ${token}`, orgid: String(orgId) },
      signal: leave.signal,
    })
    await pause(500)
    leave.abort()
    return new Response(null, { status: reply.status })
  }

const acts: Record<string, Act> = {
  push: post('/ua/upload/article/addBatch', n => ({
    source: `sender ${n}`,
    items: Array.from({ length: 100 }, (_, at) => ({
      sourceId: `${n}-${at}`,
      title: `雪线 ${textOf(n * 100 + at, 8)}`,
      body: `雪线今天上移。${textOf(n * 100 + at, 400)}`,
      media: `观测站 ${n}-${at % 7}`,
      author: textOf(n, 3),
    })),
  })),
  list: post('/inews/monitorArticle/list', n => ({ ...week(), title: textOf(n, 2) })),
  search: post('/inews/monitorArticle/search/count', n => ({ ...week(), query: `雪线+${textOf(n, 2)}` })),
  fuzzy: post('/inews/monitorArticle/search/fuzzy', n => ({ ...week(), query: textOf(n, 12) })),
  preview: post('/inews/monitor/preview', n => ({
    rule: Array.from({ length: 400 }, (_, at) => textOf(n * 400 + at, 3)).join('|'),
    days: 7,
  })),
  overview: post('/inews/monitorChart/overview', n => ({
    ...week(),
    from: new Date(Date.now() - (1 + (n % 90)) * 86_400_000).toISOString(),
  })),
  words: post('/inews/monitorChart/hotKeyWord', () => week()),
  find: ask('GET', n => `/inews/find?words=${encodeURIComponent(textOf(n, 3))}`),
  'a rule made and removed': async n => {
    const made = await post('/inews/monitor', at => ({
      kind: 'item',
      name: textOf(at, 6),
      rule: `${textOf(at, 3)}|雪线`,
    }))(n)
    const { data } = (await made.clone().json()) as { data: { id: number } | null }
    if (data) await (await ask('DELETE', () => `/inews/monitor/${data.id}`)(n)).arrayBuffer()
    return made
  },
  export: post('/inews/downloadInfo', n => ({
    whole: { question: week(), until: new Date().toISOString() },
    fields: [{ key: 'title' }],
    format: 'csv',
    fileName: textOf(n, 5),
  })),
  'a token of nobody': ask(
    'GET',
    () => '/inews/task',
    undefined,
    n => ({ authorization: `Bearer ${textOf(n, 1).codePointAt(0)}.${n}.x` }),
  ),
  'an address that is none': ask('GET', n => `/inews/${n}/${encodeURIComponent(textOf(n, 4))}`),
  'a link of nobody': post('/inews/share/0123456789abcdef0123456789abcdef/open', () => ({})),
  'a language of its own': ask(
    'GET',
    () => '/inews/task',
    undefined,
    n => ({ 'accept-language': `x-${n}`, 'x-page': `page ${n}` }),
  ),
  'what is no body': post('/inews/monitorArticle/list', n => ({ [textOf(n, 3)]: textOf(n, 900) })),
  stream: streamed('/inews/monitorArticle/arrivals'),
  tasks: streamed('/inews/task/changes'),
}

let isEnough = false
process.on('message', message => {
  if (message === 'enough') isEnough = true
  else people = message as Abuse['people']
})
const counted: Record<string, Record<string, number>> = {}
await Promise.all(
  Object.entries(acts).map(async ([name, act]) => {
    const statuses: Record<string, number> = {}
    counted[name] = statuses
    for (let n = 0; !isEnough; n++) {
      const status = await act(n).then(
        async reply => {
          await reply.arrayBuffer()
          return String(reply.status)
        },
        () => 'broken off',
      )
      statuses[status] = (statuses[status] ?? 0) + 1
      await pause(status === '200' ? 20 : status === '429' ? 1_000 : 50)
    }
  }),
)
process.send?.(counted)
process.disconnect()
