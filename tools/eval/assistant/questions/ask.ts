// The product with the news in it, and somebody who asks: the calls of the screen, over a database of its own.
import { openProduct } from '../../../../apps/server/tests/product.ts'
import { withDatabase } from '../../../../bench/database.ts'
import type { Judged } from './judge.ts'
import type { Item } from './rows.ts'

const org = 71
const perPush = 500
/** In one or another of these stands every article of the news. */
const everything = '年|月|日|的|在|人|一|是|有|不|新'

export type Ask = (question: string) => Promise<Judged & { plan: unknown }>

export async function withNews(items: readonly Item[], work: (ask: Ask) => Promise<void>): Promise<void> {
  await withDatabase(async url => {
    const most = 1e9
    const product = await openProduct(url, { limits: { read: most, write: most, push: most, key: most, public: most } })
    const person = await product.member(org, 'asks@example.com', 'orgAdmin')
    const send = async (method: 'GET' | 'POST', path: string, body: object) => {
      const answer = await person.ask(method, path, body)
      if (answer.status !== 200)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
      return answer.body.data
    }
    await send('POST', '/inews/monitor', { kind: 'item', name: '全部', rule: everything })
    for (let at = 0; at < items.length; at += perPush) {
      const sent = items.slice(at, at + perPush).map(({ set: _, day: _d, company: _c, ...article }) => article)
      await send('POST', '/ua/upload/article/addBatch', { items: sent })
    }
    await product.settled()
    const { id } = await send('POST', '/chatgpt/session', { title: '核对' })
    await work(async question => (await send('POST', `/chatgpt/session/${id}/message`, { question })).content)
    await product.close()
  })
}
