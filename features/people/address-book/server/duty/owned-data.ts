import { namedIn } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'
import { contactsOfMembers } from '../contacts-of-members.ts'

/** Rosters with their turns. One who is alone on a roster stays there when nobody takes over. */
export const dutiesOfMembers = namedIn({
  name: 'duties',
  title: strings.duties,
  table: 'duty_rosters',
  column: 'contact_ids',
  idsOf: contactsOfMembers,
  isNeverEmpty: true,
})
