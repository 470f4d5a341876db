/** Who receives a report: members, people and groups of the address book, and typed addresses. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

export const receiverFields = {
  members: z.array(Id).max(100).default([]).describe('Ids of members'),
  people: z.array(Id).max(200).default([]).describe('Of the address book'),
  groups: z.array(z.string().min(1).max(50)).max(20).default([]).describe('Of the address book, by name'),
  addresses: z
    .array(z.string().trim().toLowerCase().pipe(z.email('timedReports.address').max(254, 'timedReports.address')))
    .max(50, 'timedReports.mostAddresses')
    .default([]),
}
export const Receivers = z.object(receiverFields)
export type Receivers = z.infer<typeof Receivers>

export const countReceivers = ({ members, people, groups, addresses }: Receivers): number =>
  members.length + people.length + groups.length + addresses.length
