/** Messages that leave the product or come up on the screen: channels, the outbox, and what became of each. */
import {
  Changed,
  chosenOf,
  contract,
  Empty,
  exportCall,
  feature,
  Id,
  keysetListOf,
  LongId,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Channel, ChannelDraft } from './contract/channels.ts'
import { DeliveryRecord, Notice, RecordDetail, RecordPage, RecordQuestion } from './contract/records.ts'
import { strings } from './strings.ts'

export * from './contract/channels.ts'
export * from './contract/message.ts'
export * from './contract/records.ts'

/** At most so many come up at once; the rest is in the list. */
export const mostPopped = 20
/** The newest of a person. */
export const mostNotices = 50

/** What may be exported, by its titles. */
export const exported = {
  createdAt: strings.createdAt,
  title: strings.message,
  purpose: strings.purpose,
  channel: strings.channel,
  receiver: strings.receiver,
  address: strings.address,
  state: strings.state,
  matchedAt: strings.matchedAt,
  decidedAt: strings.decidedAt,
  handedOverAt: strings.handedOverAt,
  acceptedAt: strings.acceptedAt,
  shownAt: strings.shownAt,
  openedAt: strings.openedAt,
  acknowledgedAt: strings.acknowledgedAt,
  attempts: strings.attempts,
  answer: strings.answer,
}

const records = '/inews/warningSendRecord'
const channels = '/inews/deliveryChannel'
const notices = '/inews/notice'
const ById = z.object({ id: LongId })
const ByChannel = z.object({ id: Id })
const sees = { access: 'member', permission: 'notifications.view' } as const
const receives = { access: 'member', permission: 'notifications.receive' } as const
const setsUp = { access: 'member', permission: 'notifications.channels' } as const

export const notifications = contract({
  list: {
    ...sees,
    method: 'POST',
    path: `${records}/list`,
    reads: true,
    summary: 'What was sent to whom by which channel, and what became of it, newest first',
    body: RecordPage,
    reply: keysetListOf(DeliveryRecord),
  },
  record: {
    ...sees,
    method: 'GET',
    path: `${records}/{id}`,
    summary: 'One message: what it says, each attempt and its answer',
    params: ById,
    reply: RecordDetail,
  },
  retry: {
    ...sees,
    permission: 'notifications.retry',
    method: 'POST',
    path: `${records}/{id}/retry`,
    audit: 'always',
    summary: 'Send a failed one again, under the same number',
    params: ById,
    reply: DeliveryRecord,
  },
  ...exportCall({ path: records, permission: 'notifications.view', question: RecordQuestion, columns: exported }),

  pop: {
    ...receives,
    method: ['GET', 'POST'],
    path: `${records}/pop`,
    summary:
      'Notices that were not shown to the caller yet; they count as shown from now on, so that one window of many shows each',
    reply: z.array(Notice).max(mostPopped),
  },
  notices: {
    ...receives,
    method: 'GET',
    path: notices,
    summary: 'Notices to the caller, newest first, and how many were not opened',
    reply: z.object({ list: z.array(Notice).max(mostNotices), unopened: z.number().int() }),
  },
  open: {
    ...receives,
    method: 'POST',
    path: `${notices}/open`,
    summary: 'The caller has opened notices: those named, or all',
    body: z.object({ ids: z.array(LongId).max(mostNotices).default([]), all: z.boolean().default(false) }),
    reply: Changed,
  },
  noticed: {
    ...receives,
    method: 'GET',
    path: `${notices}/events`,
    envelope: 'events',
    summary: 'Tells when there is a notice to the caller: event `notice`',
    reply: Empty,
  },

  channels: {
    ...sees,
    method: 'GET',
    path: channels,
    summary: 'The organisation’s own channels, without what opens them, and which of the installation send',
    reply: z.object({
      list: z.array(Channel),
      /** False: mails are kept in the stand-in outbox, and nothing leaves. */
      mailIsSet: z.boolean(),
    }),
  },
  addChannel: {
    ...setsUp,
    method: 'POST',
    path: channels,
    undo: true,
    summary: 'Add a channel; its address and secret are sealed and never come back',
    body: ChannelDraft,
    reply: Channel,
  },
  changeChannel: {
    ...setsUp,
    method: 'PUT',
    path: `${channels}/{id}`,
    undo: true,
    summary: 'Change a channel; an empty address or secret keeps the known one. It goes on if it was paused',
    params: ByChannel,
    body: ChannelDraft.extend({ version: Version }),
    reply: Channel,
  },
  removeChannels: {
    ...setsUp,
    method: 'POST',
    path: `${channels}/remove`,
    undo: true,
    summary: 'Remove channels; what waits for them fails. Undo brings them back without address and secret',
    body: chosenOf(z.object({})),
    reply: Changed,
  },
  resumeChannel: {
    ...setsUp,
    method: 'POST',
    path: `${channels}/{id}/resume`,
    audit: 'always',
    summary: 'Let a paused channel go on with what waits for it',
    params: ByChannel,
    reply: Channel,
  },
  testChannel: {
    ...setsUp,
    method: 'POST',
    path: `${channels}/{id}/test`,
    audit: 'always',
    summary: 'Send a message that says it is a test; its record tells what the other side answered',
    params: ByChannel,
    reply: z.object({ record: z.number().int() }),
  },
})

export const notificationsFeature = feature({
  name: 'notifications',
  permissions: {
    view: { name: ['查看发送记录', '檢視發送記錄', 'See what was sent'], roles: ['orgAdmin', 'member'] },
    retry: { name: ['重新发送', '重新發送', 'Send failed messages again'], roles: ['orgAdmin', 'member'] },
    receive: { name: ['接收站内通知', '接收站內通知', 'Receive notices'], roles: ['orgAdmin', 'member', 'reader'] },
    channels: { name: ['管理发送渠道', '管理發送管道', 'Set up channels'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: notifications,
})
