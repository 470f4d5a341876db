/** Robots of WeCom, DingTalk and Feishu rooms: what each takes, how it is signed, and what its codes mean. */
import { createHmac } from 'node:crypto'
import type { Message, OwnKind } from '../../../contract.ts'
import { posted, sendTimeoutMs } from '../answers.ts'
import { fitted } from '../fitting.ts'
import type { ChannelLimits, ChannelSecrets, ChannelSender } from '../sender.ts'
import { headlineOf, linkNameOf, moreOf, originOf } from '../words.ts'
import { outcomeOfRobot, type RobotCodes } from './answers.ts'
import { markdownOf, plain } from './markdown.ts'

const minute = 60_000

interface Robot {
  kind: OwnKind
  /** From the documentation of the platform; per minute an administrator may set less. */
  limits: ChannelLimits
  codes: RobotCodes
  write(message: Message): object
  /** What a signature adds to the address, and to the body. */
  sign?(secret: string, now: Date): { query?: Record<string, string>; body?: Record<string, string> }
}

const openWords = (message: Message) => ({ open: linkNameOf(message) })

const weCom: Robot = {
  kind: 'weCom',
  limits: { perMinute: 20, bytes: 4_096 },
  // 45009: called too often; -1: the system is busy.
  codes: { fields: ['errcode'], tooFast: { 45009: minute }, busy: [-1] },
  write: message => ({
    msgtype: 'markdown',
    markdown: {
      content: [markdownOf(message, '\n', openWords(message)), ...message.mentions.map(each => `<@${each}>`)].join(
        '\n',
      ),
    },
  }),
}

const dingTalk: Robot = {
  kind: 'dingTalk',
  limits: { perMinute: 20, bytes: 20_000 },
  // 130101 and 410100: too many in a minute, then nothing for ten minutes; -1: the system is busy.
  codes: { fields: ['errcode'], tooFast: { 130101: 10 * minute, 410100: 10 * minute }, busy: [-1] },
  write: message => ({
    msgtype: 'markdown',
    markdown: {
      title: plain(headlineOf(message)),
      text: [markdownOf(message, '\n\n', openWords(message)), ...message.mentions.map(each => `@${each}`)].join('\n\n'),
    },
    at: { atMobiles: message.mentions, isAtAll: false },
  }),
  sign: (secret, now) => {
    const timestamp = String(now.getTime())
    return {
      query: { timestamp, sign: createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64') },
    }
  },
}

/** Rich text: its texts are texts, so that nothing has to be escaped. */
const feishu: Robot = {
  kind: 'feishu',
  limits: { perMinute: 100, bytes: 20_000 },
  // 11232 and 9499: too often.
  codes: { fields: ['code', 'StatusCode'], tooFast: { 11232: minute, 9499: minute }, busy: [] },
  write: message => ({
    msg_type: 'post',
    content: { post: { zh_cn: { title: headlineOf(message), content: feishuLines(message) } } },
  }),
  sign: (secret, now) => {
    const timestamp = String(Math.floor(now.getTime() / 1000))
    return { body: { timestamp, sign: createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64') } }
  },
}

function feishuLines(message: Message): object[][] {
  const text = (written: string) => ({ tag: 'text', text: written })
  const link = (written: string, href: string) => ({ tag: 'a', text: written, href })
  const more = moreOf(message)
  return [
    ...message.lines.map(line => [text(line)]),
    ...message.items.flatMap(item => [
      [item.url ? link(item.title, item.url) : text(item.title), text(` ${originOf(item, message)}`)],
      ...(item.excerpt ? [[text(item.excerpt)]] : []),
    ]),
    ...(more ? [[text(more)]] : []),
    ...(message.link ? [[link(openWords(message).open, message.link)]] : []),
    ...(message.mentions.length > 0 ? [message.mentions.map(user_id => ({ tag: 'at', user_id }))] : []),
  ]
}

export const robots: readonly Robot[] = [weCom, dingTalk, feishu]

/** @param trustedReceivers hosts of an own network, for tests and for gateways in front of the platforms */
export const robotSender = (robot: Robot, trustedReceivers: ReadonlySet<string>): ChannelSender => {
  const { kind, limits, codes, write } = robot
  const shape: ChannelSender['shape'] = (message, { bytes }) => ({
    contentType: 'application/json',
    // Room for timestamp and signature.
    ...fitted(message, bytes - 200, smaller => JSON.stringify(write(smaller))),
  })
  return {
    kind,
    isIdempotent: false,
    // One after the other, so that a room reads them in their order.
    places: 1,
    limits,
    shape,
    async send({ message, secrets, now }) {
      if (!secrets) return { kind: 'never', answer: 'noAddress' }
      const { contentType, body } = shape(message, limits)
      const { url, signed } = signedBy(robot, secrets, body, now)
      return posted(
        {
          address: url,
          headers: { 'content-type': contentType },
          body: signed,
          timeoutMs: sendTimeoutMs,
          trustedHosts: trustedReceivers,
        },
        reply => outcomeOfRobot(reply, codes, new Date()),
      )
    },
  }
}

function signedBy({ sign }: Robot, { url, secret }: ChannelSecrets, body: string, now: Date) {
  if (!sign || secret === '') return { url, signed: body }
  const { query = {}, body: more } = sign(secret, now)
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return { url: address.href, signed: more ? JSON.stringify({ ...more, ...JSON.parse(body) }) : body }
}
