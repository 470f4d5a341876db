/** The door of organisations on screen. */

export { loadLookOfLink } from './look.ts'
export { MemberInput, MembersInput } from './MemberInput.tsx'
export { OrganisationInput } from './OrganisationInput.tsx'
export { QuotaUsageLine } from './QuotaUsageLine.tsx'
export { useMembers } from './use-members.ts'
