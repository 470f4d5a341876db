/**
 * What an organisation notices of another's documents: a PDF of three articles, alone and while six people of a neighbour ask for briefs of a hundred
 * again and again. `npm run bench -- neighbours --documents`; nothing is measured where there is no Chromium.
 */
import { openProduct } from '../../apps/server/tests/product.ts'
import { findChromium } from '../../platform/server/index.ts'
import { withDatabase } from '../database.ts'
import { line, machine, spread } from '../machine.ts'

const [perRun, ofNeighbour, people] = [12, 100, 6]

interface Person {
  orgId: number
  token: string
  ids: number[]
}

export async function measureDocuments(): Promise<void> {
  const chromium = await findChromium(process.env.GUANLAN_CHROMIUM)
  if (chromium === null) return void process.stdout.write('documents: no Chromium; nothing measured\n')
  await withDatabase(async url => {
    const product = await openProduct(url, { sizes: { app: 12, worker: 8 }, chromium })
    const base = `http://127.0.0.1:${await product.listen()}`
    const post = ({ orgId, token }: Pick<Person, 'orgId' | 'token'>, path: string, body: object) =>
      fetch(base + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, orgid: String(orgId), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const person = async (orgId: number, name: string) => ({
      orgId,
      token: (await product.member(orgId, `${name}@example.com`, 'orgAdmin')).token,
    })
    /** So many articles of an organisation, stored. */
    async function articlesOf(who: Pick<Person, 'orgId' | 'token'>, count: number): Promise<number[]> {
      const rule = { kind: 'item', name: '雪线', rule: '雪线' }
      const { data: monitor } = (await (await post(who, '/inews/monitor', rule)).json()) as { data: { id: number } }
      const items = Array.from({ length: count }, (_, n) => ({
        sourceId: `${who.orgId}-${n}`,
        title: `雪线观测 ${who.orgId} ${n}`,
        body: `雪线今天上移。${Array.from({ length: 1_200 }, (_, k) => String.fromCodePoint(0x4e00 + ((n * 7_919 + k * k * 31 + who.orgId) % 16_000))).join('')}`,
        media: `观测站 ${n}`,
      }))
      await post(who, '/ua/upload/article/addBatch', { items })
      await product.settled()
      const [from, to] = [-86_400_000, 3_600_000].map(shift => new Date(Date.now() + shift).toISOString())
      const query = { monitor: monitor.id, from, to, pageSize: count }
      const { data } = (await (await post(who, '/inews/monitorArticle/list', query)).json()) as {
        data: { list: { id: number }[] }
      }
      return data.list.map(({ id }) => id)
    }
    const brief = async ({ ids, ...who }: Person): Promise<number> => {
      const reply = await post(who, '/inews/article/brief/pdf', { idList: ids, whole: true })
      await reply.arrayBuffer()
      return reply.status
    }
    async function times(who: Person): Promise<number[]> {
      const taken: number[] = []
      for (let n = 0; n < perRun; n++) {
        const started = performance.now()
        const status = await brief(who)
        if (status !== 200) throw new Error(`a brief of three answered ${status}`)
        taken.push(performance.now() - started)
      }
      return taken
    }

    const own = await person(81, 'quiet')
    const quiet = { ...own, ids: await articlesOf(own, 3) }
    const loud = await Promise.all(Array.from({ length: people }, (_, n) => person(82, `loud${n}`)))
    const ids = await articlesOf(loud[0] as Person, ofNeighbour)
    process.stdout.write(`${machine()}; ${people} people of a neighbour with briefs of ${ids.length} articles\n`)
    await brief(quiet)
    const alone = spread(await times(quiet))
    let isEnough = false
    let made = 0
    const louds = loud.map(async who => {
      while (!isEnough) if ((await brief({ ...who, ids })) === 200) made++
    })
    // The first of them is being printed.
    await new Promise(done => setTimeout(done, 2_000))
    const beside = spread(await times(quiet))
    process.stdout.write(`${line('a brief of three, alone', alone)}\n${line('a brief of three, beside', beside)}\n`)
    process.stdout.write(
      `p50 ${(beside.p50 / alone.p50).toFixed(1)} × and p95 ${(beside.p95 / alone.p95).toFixed(1)} × alone; the neighbour got ${made}\n`,
    )
    isEnough = true
    await Promise.all(louds)
    await product.close()
  })
}
