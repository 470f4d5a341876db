/** How a message reads on each channel and how much of what the channel takes it is. Pure; the same shapes that are sent. */
import { type ChannelKind, Message, type MessageDraft } from '../../contract.ts'
import { shapeMail } from './email/shape.ts'
import { inAppSender } from './in-app.ts'
import { robotSender, robots } from './robots/robots.ts'
import type { Shaped } from './sender.ts'
import { headlineOf, moreOf, originOf } from './words.ts'

export interface ChannelLook {
  channel: ChannelKind
  text: string
  /** As it is sent, in UTF-8. */
  bytes: number
  /** What the platform takes; null: nothing that a message reaches. */
  limit: number | null
  /** Items of the message that had no room. */
  left: number
}

/** The worker puts the origin of the installation before addresses of screens; this one is about as long. */
const anyOrigin = 'https://guanlan.example'

export function looksOf(draft: MessageDraft): ChannelLook[] {
  const parsed = Message.parse(draft)
  const message = { ...parsed, link: parsed.link?.startsWith('/') ? `${anyOrigin}${parsed.link}` : parsed.link }
  const mail = shapeMail(message)
  return [
    {
      channel: 'inApp',
      text: screenText(message),
      bytes: bytesOf(inAppSender.shape(message, inAppSender.limits)),
      limit: null,
      left: 0,
    },
    { channel: 'email', text: mail.text, bytes: Buffer.byteLength(mail.html + mail.text), limit: null, left: 0 },
    ...robots.map(robot => {
      const shaped = robotSender(robot, new Set()).shape(message, robot.limits)
      return {
        channel: robot.kind,
        text: robotText(JSON.parse(shaped.body)),
        bytes: bytesOf(shaped),
        limit: robot.limits.bytes,
        left: shaped.left,
      }
    }),
  ]
}

const bytesOf = ({ body }: Shaped): number => Buffer.byteLength(body)

function screenText(message: Message): string {
  const { lines, items } = message
  const listed = items.flatMap(item => [item.title, originOf(item, message)])
  return [headlineOf(message), ...lines, ...listed, moreOf(message)].filter(Boolean).join('\n')
}

interface RobotBody {
  markdown?: { content?: string; text?: string }
  content?: { post: { zh_cn: { title: string; content: { text?: string }[][] } } }
}

function robotText({ markdown, content }: RobotBody): string {
  if (markdown) return markdown.content ?? markdown.text ?? ''
  const post = content?.post.zh_cn
  return post ? [post.title, ...post.content.map(line => line.map(({ text }) => text ?? '').join(''))].join('\n') : ''
}
