/** What somebody is told, before any channel has a say in how it looks. Texts are plain: each channel escapes for itself. */
import { locales, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** How much it matters: decides sound, colour and whether quiet hours hold it, where the sender says so. */
export const levels = ['urgent', 'important', 'normal'] as const
export type Level = (typeof levels)[number]

/** Why it is not what it looks like. Each says so in its first line; a demonstration never leaves the product. */
export const marks = ['test', 'sample', 'demonstration'] as const

/** Characters; longer ones are cut with an ellipsis, because they come from articles. */
export const titleLength = 300
export const lineLength = 1_000
/** A whole text of a press release. */
export const mostLines = 200
/** Of one message; the rest is `more`, behind the link. */
export const mostItems = 50

/** One line whatever it was: line breaks and control characters would end headers of a mail or forge lines of a card. */
const oneLine = (most: number) =>
  z.string().transform(written => {
    const text = written.toWellFormed()
    const line = text
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
      .trim()
    const signs = [...line]
    return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : line
  })

/** Of this product; what leaves it gets the origin of the installation before it. */
const ScreenAddress = z
  .string()
  .regex(/^\/[A-Za-z]/)
  .max(1_000)
const WebAddress = z.url({ protocol: /^https?$/ }).max(4_000)

export const MessageItem = z.object({
  title: oneLine(titleLength),
  source: oneLine(200).default(''),
  /** When it was published. */
  at: Moment.nullable().default(null),
  excerpt: oneLine(lineLength).default(''),
  url: WebAddress.nullable().default(null),
})
export type MessageItem = z.infer<typeof MessageItem>

/** Together; beyond that a mail server refuses a mail. The sender says where what is larger can be fetched. */
export const mostAttachedBytes = 20 * 1024 * 1024
/** A stored file of the organisation, which a mail carries; other channels leave it to the link. */
export const MessageFile = z.object({
  key: z.string().max(200).describe('Of the store of files'),
  name: oneLine(200),
  /** Media type. */
  type: z.string().max(200),
  bytes: z.int().min(0),
})
export type MessageFile = z.infer<typeof MessageFile>

export const Message = z.object({
  level: z.enum(levels).default('normal'),
  /** The level in the sender's own words, which every channel then says; null: in those of `level`. */
  levelName: oneLine(40).nullable().default(null),
  title: oneLine(titleLength),
  lines: z.array(oneLine(lineLength)).max(mostLines).default([]),
  items: z.array(MessageItem).max(mostItems).default([]),
  /** Items that are not listed. */
  more: z.int().min(0).default(0),
  /** Where all of it can be read: an address of the web, or of a screen (`/sendRecord?open=7`). */
  link: z.union([ScreenAddress, WebAddress]).nullable().default(null),
  /** What the link does, as its button says it; null: it opens all of it. */
  linkName: oneLine(40).nullable().default(null),
  files: z
    .array(MessageFile)
    .max(20)
    .refine(files => files.reduce((sum, { bytes }) => sum + bytes, 0) <= mostAttachedBytes)
    .default([]),
  /** Whom a robot calls by name in its room: mobile numbers or the platform's own ids. */
  mentions: z
    .array(z.string().regex(/^[\w.@+-]{1,64}$/))
    .max(20)
    .default([]),
  locale: z.enum(locales).default('zh'),
  /** Of the receiver: moments are written in it. */
  timeZone: z.string().max(64).default('Asia/Shanghai'),
  mark: z.enum(marks).nullable().default(null),
})
export type Message = z.infer<typeof Message>
/** As a feature writes it: what has a default may be left out. */
export type MessageDraft = z.input<typeof Message>
