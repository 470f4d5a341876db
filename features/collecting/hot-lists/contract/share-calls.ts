/** Hot lists for people without a session: by a link, or by the switch of the installation. */
import { contract, Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { DayQuestion } from './rankings.ts'
import { Course, EventDetail, EventList, Wall } from './topics.ts'

export const hotSharing = contract({
  share: {
    access: 'member',
    permission: 'hotLists.share',
    method: 'POST',
    path: '/top/hotEvent/share',
    audit: 'always',
    summary: 'A link to an event, for people without a session; its token is told this once',
    body: z.object({ id: Id, days: z.number().int().min(1).max(365).default(30) }),
    reply: z.object({ token: z.string(), expiresAt: Moment }),
  },
  shareDay: {
    access: 'member',
    permission: 'hotLists.share',
    method: 'POST',
    path: '/top/xl/share',
    audit: 'always',
    summary: 'A link to the lists of each day',
    body: z.object({ days: z.number().int().min(1).max(365).default(30) }),
    reply: z.object({ token: z.string(), expiresAt: Moment }),
  },
  sharedEvent: {
    access: 'link',
    makerNeeds: ['hotLists.share'],
    purpose: 'hotEvent',
    reads: true,
    method: 'POST',
    path: '/top/shared/{token}/event',
    summary: 'The event of a link, with its course',
    params: z.object({ token: z.string().max(200) }),
    reply: z.object({ event: EventDetail, courses: z.array(Course) }),
  },
  sharedDay: {
    access: 'link',
    makerNeeds: ['hotLists.share'],
    purpose: 'hotDay',
    reads: true,
    method: 'POST',
    path: '/top/shared/{token}/day',
    summary: 'The list of a day, by a link',
    params: z.object({ token: z.string().max(200) }),
    body: DayQuestion,
    reply: EventList.extend({ day: z.iso.date() }),
  },
  publicWall: {
    access: 'public',
    method: 'POST',
    reads: true,
    path: '/top/public/wall',
    summary: 'All boards of the installation, where its operator shows them to everybody',
    body: z.object({}),
    reply: Wall,
  },
  publicSetting: {
    access: 'operator',
    method: 'POST',
    path: '/top/public/save',
    audit: 'always',
    summary: 'Whether the boards are shown to everybody',
    body: z.object({ shown: z.boolean() }),
    reply: Empty,
  },
})
