// The product with the news in it, and somebody who asks: the calls of the screen, over a database of its own.
import { openProduct } from '../../../../apps/server/tests/product.ts'
import { withDatabase } from '../../../../bench/database.ts'
import type { Judged } from './judge.ts'
import type { Item } from './rows.ts'

const org = 71
const perPush = 500
/** In one or another of these stands every article of the news. */
const everything = '年|月|日|的|在|人|一|是|有|不|新'

type Answered = Judged & { plan: unknown; dropped?: readonly { text: string }[] }

export interface Asker {
  /** By extraction, without a model. */
  ask(question: string): Promise<Answered>
  /** By the model, where there is enough to be sent. */
  askModel(question: string): Promise<Answered>
}

/** @param url of the model's service */
export async function withNews(
  items: readonly Item[],
  url: string,
  work: (asker: Asker) => Promise<void>,
): Promise<void> {
  await withDatabase(async databaseUrl => {
    const most = 1e9
    const product = await openProduct(databaseUrl, {
      limits: { read: most, write: most, push: most, key: most, public: most },
      environment: { GUANLAN_AI_URL: url, GUANLAN_AI_MODEL: 'local' },
    })
    const person = await product.member(org, 'asks@example.com', 'orgAdmin')
    const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const answer = await person.ask(method, path, body)
      if (answer.status !== 200)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
      return answer.body.data
    }
    await ask('POST', '/inews/monitor', { kind: 'item', name: '全部', rule: everything })
    for (let at = 0; at < items.length; at += perPush) {
      const sent = items.slice(at, at + perPush).map(({ set: _, day: _d, company: _c, ...article }) => article)
      await ask('POST', '/ua/upload/article/addBatch', { items: sent })
    }
    await product.settled()
    const { version, scenesOff } = await ask('GET', '/chatgpt/model')
    const limits = { mostOfRun: null, mostOfPerson: null, mostOfAll: null }
    await ask('PUT', '/chatgpt/model', { version, own: null, leaves: 'excerpts', scenesOff, ...limits })
    const { id } = await ask('POST', '/chatgpt/session', { title: '核对' })
    const session = `/chatgpt/session/${id}`
    await work({
      ask: async question => (await ask('POST', `${session}/message`, { question })).content,
      async askModel(question) {
        const { from, to, monitors, filters, query } = await ask('POST', '/chatgpt/plan', { question })
        const plan = { from, to, monitors, filters, query }
        const { run, answer } = await ask('POST', `${session}/run`, { question, plan })
        if (run === null) return answer.content
        // It ends with the answer.
        await person.ask('GET', `/chatgpt/run/${run}/events`)
        return (await ask('GET', session)).messages.at(-1).content
      },
    })
    await product.close()
  })
}
