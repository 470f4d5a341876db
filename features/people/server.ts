import { addressBookFeature } from '@guanlan/features/people/address-book/contract'
import {
  type AddressBookParts,
  addressBookServer,
  addressBookWorker,
} from '@guanlan/features/people/address-book/server'
import { billingFeature } from '@guanlan/features/people/billing/contract'
import { type BillingParts, billingServer, billingWorker } from '@guanlan/features/people/billing/server'
import { membersFeature } from '@guanlan/features/people/members/contract'
import { type MembersParts, membersServer, membersWorker } from '@guanlan/features/people/members/server'
import { organisationsFeature } from '@guanlan/features/people/organisations/contract'
import { organisationServer, organisationsWorker } from '@guanlan/features/people/organisations/server'
import { registrationFeature } from '@guanlan/features/people/registration/contract'
import {
  type RegistrationParts,
  registrationServer,
  registrationWorker,
} from '@guanlan/features/people/registration/server'
import { rolesFeature } from '@guanlan/features/people/roles/contract'
import { rolesServer, rolesWorker } from '@guanlan/features/people/roles/server'
import { signInFeature } from '@guanlan/features/people/sign-in/contract'
import { type Accounts, signInWorker } from '@guanlan/features/people/sign-in/server'
import { supportAccessFeature } from '@guanlan/features/people/support-access/contract'
import { supportAccessServer, supportAccessWorker } from '@guanlan/features/people/support-access/server'
import type { Feature } from '@guanlan/platform/contract'
import { type Area, type Database, roleTableOf } from '@guanlan/platform/server'

export interface PeopleParts {
  features: readonly Feature[]
  system: Database
  accounts: Accounts
  addressBook: AddressBookParts
  billing: Omit<BillingParts, 'system'>
  deliveries: Pick<RegistrationParts, 'secretBox' | 'mailIsSet'>
  /** Where the operator is written to; null: nowhere. */
  operatorMail: string | null
  /** What is a person's, of all features. */
  ownedData: NonNullable<MembersParts['belongings']>
  people: Pick<MembersParts, 'publicUrl' | 'groups'>
  registration: Pick<RegistrationParts, 'accountsElsewhere' | 'way' | 'publicUrl'>
}

export interface PeopleWork {
  features: readonly Feature[]
  /** How links to people's own pages are made. */
  links: Pick<Parameters<typeof membersWorker>[0], 'publicUrl' | 'linkKey'>
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const people: Area<PeopleParts, PeopleWork> = [
  [signInFeature, ({ accounts }) => accounts.server, signInWorker],
  [
    membersFeature,
    ({ people, features, ownedData }) =>
      membersServer({ ...people, roleTable: () => roleTableOf(features), belongings: ownedData }),
    ({ features, links }) => membersWorker({ ...links, roleTable: () => roleTableOf(features) }),
  ],
  [organisationsFeature, ({ system }) => organisationServer({ system }), organisationsWorker],
  [rolesFeature, ({ features }) => rolesServer(features), ({ features }) => rolesWorker(features)],
  [
    registrationFeature,
    ({ registration, deliveries: { secretBox, mailIsSet }, operatorMail, system }) =>
      registrationServer({ ...registration, secretBox, mailIsSet, operatorMail, system }),
    registrationWorker,
  ],
  [
    billingFeature,
    ({ billing, system }) => billingServer({ ...billing, system }),
    ({ features }) => billingWorker(features),
  ],
  [supportAccessFeature, supportAccessServer, supportAccessWorker],
  [addressBookFeature, ({ addressBook }) => addressBookServer(addressBook), addressBookWorker],
]
