/** A service like OpenAI's for tests, over real HTTP: honest, or one that goes wrong in one of the ways that services do. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ModelRequestSeen {
  authorization: string | undefined
  body: {
    model: string
    messages: { role: string; content: string }[]
    stream?: boolean
    max_tokens?: number
    tools?: unknown
  }
}

/** What it does with a request: pieces of text, or something else than an answer. */
export type Behaviour =
  | {
      pieces: (seen: ModelRequestSeen) => Iterable<string>
      usage?: { in: number; out: number } | null
      pauseMs?: number
    }
  | { does: 'silent' | 'endless' | 'html' | 'half' | 'redirect' | 'drop' }
  | { status: number }

export interface ModelServer {
  url: string
  /** `host:port`. */
  host: string
  requests: ModelRequestSeen[]
  /** Requests whose connection its caller closed before the end. */
  left: number
  behaviour: Behaviour
  close(): Promise<void>
}

export async function startModelServer(behaviour: Behaviour): Promise<ModelServer> {
  const model: ModelServer = { url: '', host: '', requests: [], left: 0, behaviour, close }
  const server = createServer((request, reply) => void answer(model, request, reply).catch(() => reply.destroy()))
  async function close() {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A file of tests ends with it open.
  server.unref()
  model.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  model.url = `http://${model.host}/v1`
  return model
}

async function answer(model: ModelServer, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += chunk
  const seen: ModelRequestSeen = { authorization: request.headers.authorization, body: JSON.parse(text || '{}') }
  model.requests.push(seen)
  reply.on('close', () => {
    if (!reply.writableFinished) model.left++
  })
  const { behaviour } = model
  if ('status' in behaviour) {
    const error = { error: { message: `the key ${seen.authorization} is bad`, type: 'x' } }
    reply.writeHead(behaviour.status, { 'content-type': 'application/json' }).end(JSON.stringify(error))
  } else if ('pieces' in behaviour) await stream(behaviour, seen, reply)
  else await goWrong(behaviour.does, reply)
}

const events = { 'content-type': 'text/event-stream' }
const piece = (content: string) =>
  `data: ${JSON.stringify({ id: '1', created: 1, model: 'local', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}\n\n`

async function stream(
  { pieces, usage = { in: 100, out: 50 }, pauseMs = 0 }: Extract<Behaviour, { pieces: unknown }>,
  seen: ModelRequestSeen,
  reply: ServerResponse,
): Promise<void> {
  const texts = pieces(seen)
  const counted = usage && { prompt_tokens: usage.in, completion_tokens: usage.out, total_tokens: usage.in + usage.out }
  if (!seen.body.stream) {
    const message = { role: 'assistant', content: [...texts].join('') }
    const choices = [{ index: 0, message, finish_reason: 'stop' }]
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ id: '1', created: 1, model: 'local', choices, ...(counted && { usage: counted }) }))
    return
  }
  reply.writeHead(200, events)
  for (const text of texts) {
    if (reply.destroyed) return
    reply.write(piece(text))
    if (pauseMs > 0) await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
  const choices = [{ index: 0, delta: {}, finish_reason: 'stop' }]
  reply.write(
    `data: ${JSON.stringify({ id: '1', created: 1, model: 'local', choices, ...(counted && { usage: counted }) })}\n\n`,
  )
  reply.end('data: [DONE]\n\n')
}

async function goWrong(does: Extract<Behaviour, { does: string }>['does'], reply: ServerResponse): Promise<void> {
  if (does === 'html') reply.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>login</body></html>')
  if (does === 'redirect') reply.writeHead(302, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end()
  if (does === 'half') reply.writeHead(200, events).end('data: {"id":"1","choi')
  if (does === 'drop') reply.destroy()
  if (does !== 'endless') return
  reply.writeHead(200, events)
  const text = piece('永'.repeat(4_000))
  const closed = new Promise(resolve => reply.once('close', resolve))
  while (!reply.destroyed)
    if (!reply.write(text)) await Promise.race([closed, new Promise(resolve => reply.once('drain', resolve))])
}
