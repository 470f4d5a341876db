/** Releases: what was sent out for a campaign, when, to which media. */
import { Changed, chosenOf, contract, Empty, feature, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Mail, Mailed, Mailing } from './contract/mailing.ts'
import {
  ChangedRelease,
  Listed,
  NewRelease,
  Question,
  QuestionPage,
  Release,
  SentFile,
  textLength,
  titleLength,
} from './contract/release.ts'

export * from './contract/mailing.ts'
export * from './contract/release.ts'

const path = '/ipr/activity/releases'
const views = { access: 'member', permission: 'campaigns.view' } as const
const changes = { access: 'member', permission: 'campaigns.edit' } as const
const edits = { ...changes, undo: true } as const
const mostBytes = 20_000_000
export const fileKinds = ['docx', 'pdf', 'png', 'jpg', 'zip'] as const
export const mostFileBytes = mostBytes

export const releases = contract({
  list: {
    ...views,
    method: 'GET',
    path,
    summary: 'Releases of a campaign, page after page, without their texts',
    query: QuestionPage,
    reply: Listed,
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One release',
    params: z.object({ id: Id }),
    reply: Release,
  },
  create: { ...edits, method: 'POST', path, summary: 'Add a release to a campaign', body: NewRelease, reply: Release },
  update: {
    ...edits,
    method: 'PUT',
    path,
    summary: 'Change a release; refused when it was changed since the version that is named',
    body: ChangedRelease,
    reply: Release,
  },
  remove: {
    ...edits,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Remove releases; their pieces stay, without one',
    body: chosenOf(Question),
    reply: Changed,
  },
  noteSent: {
    ...edits,
    method: 'POST',
    path: `${path}/sent`,
    summary: 'Note that releases were sent, or that they were not',
    body: z.object({
      ids: z.array(Id).min(1, 'releases.chooseSome').max(1_000),
      sentAt: Moment.nullable().describe('Null: they were not'),
    }),
    reply: Changed,
  },
  mail: {
    ...changes,
    audit: 'always',
    method: 'POST',
    path: `${path}/mail`,
    summary:
      'Mail a release to journalists, one mail each; who wants no calls, has no mail address, has unsubscribed or has it already is named and gets none',
    body: Mailing,
    reply: Mailed,
  },
  mails: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/mails`,
    summary: 'To whom a release was mailed, and what came of it',
    params: z.object({ id: Id }),
    reply: z.array(Mail),
  },
  send: {
    ...changes,
    method: 'POST',
    path: `${path}/send`,
    summary: 'A file for a release',
    bodyKind: 'multipart',
    files: { kinds: [...fileKinds], mostBytes, most: 1 },
    reply: SentFile,
  },
  readText: {
    ...changes,
    method: 'POST',
    path: `${path}/text`,
    waits: true,
    reads: true,
    summary: 'Title and text of a Word document that was sent before',
    body: z.object({ fileId: Id }),
    reply: z.object({ title: z.string().max(titleLength), text: z.string().max(textLength) }),
  },
  openFile: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/file`,
    envelope: 'file',
    summary: 'The file of a release',
    params: z.object({ id: Id }),
    reply: Empty,
  },
})

export const releasesFeature = feature({
  name: 'releases',
  permissions: {},
  borrows: ['campaigns.view', 'campaigns.edit', 'mediaLibrary.contacts'],
  quotas: {},
  contract: releases,
})
