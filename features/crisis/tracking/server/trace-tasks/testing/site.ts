/** A site on this machine whose pages a test changes, deletes and restores; it notes what it was asked. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const filler =
  '潮汐站记录了当日的水位变化，工作人员在上午九点完成巡查，并把结果交给了值班室。居民代表随后参观了新装的仪器，提出了三条意见，站方表示将在一周之内逐条答复。'

export const pageOf = (sentence: string, title = '潮汐站公布水位'): string =>
  `<html><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${sentence}</p><p>${filler}</p><p>阅读 ${Math.round(
    performance.now() * 1_000,
  )}</p><p>${filler}</p></article></body></html>`

export interface Site {
  origin: string
  host: string
  /** Paths in the order in which they were asked for, without robots.txt. */
  requests: string[]
  /** What a path answers: a page, a status, or nothing until the caller gives up. */
  set(path: string, answer: string | number | 'hang'): void
  /** A status: the site cannot say what it allows. */
  robots: string | number
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const answers = new Map<string, string | number>()
  const requests: string[] = []
  const server = createServer(({ url = '' }, reply) => {
    if (url === '/robots.txt') {
      if (typeof site.robots === 'number') reply.writeHead(site.robots).end()
      else reply.writeHead(200, { 'content-type': 'text/plain' }).end(site.robots)
      return
    }
    requests.push(url)
    const answer = answers.get(url) ?? 404
    if (answer === 'hang') return
    if (typeof answer === 'number') reply.writeHead(answer).end()
    else reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const site: Site = {
    origin: `http://${host}`,
    host,
    requests,
    set: (path, answer) => void answers.set(path, answer),
    robots: '',
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
  return site
}
