/** Binding the WeChat of somebody in the book by a code that they scan. */
import { Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Receivers of an organisation that are bound by scanning (spec 5, scan.receivers). */
export const mostScanned = 10

export const ScanStatus = z.enum(['waiting', 'bound', 'refused', 'expired'])

const path = '/inews/api/weixinQrcodeNew'
const edits = { access: 'member', permission: 'addressBook.edit' } as const
const ById = z.object({ id: Id })

export const scanCalls = {
  weChatCode: {
    ...edits,
    conflicts: true,
    method: 'GET',
    path,
    summary: 'A code for one person of the book, good for five minutes; whoever scans it is bound',
    query: z.object({ personId: Id }),
    reply: z.object({ id: z.number().int(), url: z.string().describe('What the code says'), expiresAt: Moment }),
  },
  weChatCodeStatus: {
    ...edits,
    method: 'GET',
    path: `${path}/status/{id}`,
    summary: 'Whether a code was scanned, and why it was refused',
    params: ById,
    reply: z.object({ status: ScanStatus, reason: z.string().nullable() }),
  },
  weChatStandIn: {
    access: 'link',
    makerNeeds: ['addressBook.edit'],
    purpose: 'weChatScan',
    method: 'GET',
    path: `${path}/standIn/{token}`,
    envelope: 'file',
    summary: 'In the demonstration: a page that scans itself when it is opened',
    params: z.object({ token: z.string().max(200) }),
    reply: Empty,
  },
  weChatReceiver: {
    access: 'member',
    permission: 'addressBook.view',
    method: 'GET',
    path: '/inews/addressBook/{id}/weChat',
    summary: 'Whether WeChat of this person is bound, and whether codes can be had here',
    params: ById,
    reply: z.object({ boundAt: Moment.nullable(), canScan: z.boolean() }),
  },
  unbindWeChat: {
    ...edits,
    audit: 'always',
    method: 'DELETE',
    path: '/inews/addressBook/{id}/weChat',
    summary: 'Bound by scanning no more',
    params: ById,
    reply: Empty,
  },
} as const
