/** A media group: media by name or domain, to which monitors are limited. */
import { Id, Moment, namedQuestion, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const groupNameLength = 50
/** Of one group. */
export const mostMembers = 1_000
export const memberLength = 100

const address = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/@]*@)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?(?:[/?#].*)?$/i

/** An address becomes its domain; a name stays a name, in one line. */
export function tidyMember(text: string): string {
  const line = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  return address.exec(line)?.[1]?.toLowerCase() ?? line
}

/** What is pasted, one a line or parted by commas: each once, in order. */
export const membersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,，、;；]+/)
      .map(tidyMember)
      .filter(member => member !== ''),
  ),
]

const Member = z
  .string('monitors.memberLength')
  .overwrite(tidyMember)
  .min(1, 'monitors.memberLength')
  .max(memberLength, 'monitors.memberLength')

export const MediaGroupDraft = z.object({
  name: z
    .string('monitors.groupNameLength')
    .trim()
    .min(1, 'monitors.groupNameLength')
    .max(groupNameLength, 'monitors.groupNameLength'),
  members: z
    .array(Member)
    .min(1, 'monitors.membersRequired')
    .max(mostMembers, 'monitors.tooManyMembers')
    .transform(members => [...new Set(members)])
    .describe('Names of media, or domains: a domain stands for everything below it'),
  entries: z
    .array(Id)
    .max(mostMembers, 'monitors.tooManyMembers')
    .optional()
    .describe('Media of the library among the members, meant under all their names; absent: as they are'),
})
export type MediaGroupDraft = z.infer<typeof MediaGroupDraft>

export const MediaGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  members: z.array(z.string()),
  entries: z.array(z.number().int()),
  version: Version,
  updatedAt: Moment,
  /** Name of the member; `#id` of somebody who has left; null: the system. */
  updatedBy: z.string().nullable(),
})
export type MediaGroup = z.infer<typeof MediaGroup>

export const MediaGroupQuestion = namedQuestion('name')
export type MediaGroupQuestion = z.infer<typeof MediaGroupQuestion>
