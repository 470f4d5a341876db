import { contactsOfMembers } from '@guanlan/features/people/address-book/server'
import { namedIn, type OwnedKind } from '@guanlan/platform/server'
import { strings } from '../strings.ts'

/** Warnings and digests that name them, in the product and by the address book. */
export const warningsReceived: readonly OwnedKind[] = [
  namedIn({ name: 'warnings', title: strings.warningsReceived, table: 'warnings', column: 'member_ids' }),
  namedIn({
    name: 'warningsByMail',
    title: strings.warningsByMail,
    table: 'warnings',
    column: 'contact_ids',
    idsOf: contactsOfMembers,
  }),
  namedIn({ name: 'digests', title: strings.digestsReceived, table: 'warning_digests', column: 'member_ids' }),
  namedIn({
    name: 'digestsByMail',
    title: strings.digestsByMail,
    table: 'warning_digests',
    column: 'contact_ids',
    idsOf: contactsOfMembers,
  }),
]
